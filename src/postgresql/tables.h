// The SQL that creates the database's tables and functions.
#pragma once

#include <string_view>

namespace postgresql {

// A table's rows are deleted when its game is settled or it is closed, so the journal is as large as what is
// being played. In sixteen parts, so that clearing up after it (autovacuum) takes a little at a time.
inline constexpr std::string_view kMakeJournal = R"sql(
CREATE TABLE meta(name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE node(id smallint PRIMARY KEY, epoch bigint NOT NULL);
CREATE TABLE heartbeat(node smallint PRIMARY KEY, at bigint NOT NULL);
CREATE TABLE journal(at bigint NOT NULL, number bigint, code int NOT NULL, version int NOT NULL, member int,
  kind smallint NOT NULL, text text NOT NULL, line text, PRIMARY KEY(code, version)) PARTITION BY HASH(code);
DO $$ BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE journal_%s PARTITION OF journal FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
                   part, part);
  END LOOP;
END $$;
)sql";

// All names are in `name`, as in the other stores. A record's text, of which most are never read again, has a
// table of its own. COLLATE "C": everything is in the order of its bytes, on every machine.
inline constexpr std::string_view kMakeRecords = R"sql(
CREATE TABLE record(number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE,
  code int NOT NULL, game bigint NOT NULL, began bigint NOT NULL, ended bigint NOT NULL,
  scenario text COLLATE "C" NOT NULL, level bigint NOT NULL, seats smallint NOT NULL, outcome text NOT NULL,
  game_ms bigint NOT NULL, left_ms bigint, spaces smallint NOT NULL, marks text NOT NULL,
  is_public boolean NOT NULL, is_apart boolean NOT NULL, crew bigint, heist text);
CREATE TABLE record_text(record bigint PRIMARY KEY REFERENCES record ON DELETE CASCADE, text text NOT NULL);
CREATE TABLE crew(id bigint PRIMARY KEY, digest text NOT NULL UNIQUE, founded bigint NOT NULL);
CREATE TABLE name(id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record bigint UNIQUE REFERENCES record ON DELETE CASCADE, crew bigint, text text NOT NULL,
  faces text NOT NULL DEFAULT '');
CREATE TABLE heist_try(day text NOT NULL, crew bigint NOT NULL, code int NOT NULL, game bigint NOT NULL,
  at bigint NOT NULL, record bigint REFERENCES record ON DELETE SET NULL, PRIMARY KEY(day, crew));
CREATE TABLE deeds(crew bigint NOT NULL, achievement text COLLATE "C" NOT NULL,
  record bigint REFERENCES record ON DELETE SET NULL, PRIMARY KEY(crew, achievement));
CREATE TABLE book_count(scenario text COLLATE "C" NOT NULL, level bigint NOT NULL, is_apart boolean NOT NULL,
  spaces smallint NOT NULL, entries bigint NOT NULL, PRIMARY KEY(scenario, level, is_apart, spaces));
CREATE INDEX record_ended ON record(ended);
CREATE INDEX record_latest ON record(ended) WHERE is_public;
CREATE INDEX record_scenario ON record(scenario, outcome, game_ms);
CREATE INDEX book_best ON record(scenario, level, is_apart, spaces, left_ms DESC NULLS LAST, number)
  WHERE outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL);
CREATE INDEX book_latest ON record(ended DESC, number DESC)
  WHERE outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL);
CREATE INDEX book_crew ON record(crew, ended DESC, number DESC) WHERE crew IS NOT NULL;
CREATE INDEX name_crew ON name(crew) WHERE crew IS NOT NULL;
CREATE UNIQUE INDEX name_of_crew ON name(crew) WHERE record IS NULL;
CREATE INDEX deeds_record ON deeds(record) WHERE record IS NOT NULL;
CREATE INDEX heist_try_record ON heist_try(record) WHERE record IS NOT NULL;
)sql";

// How many entries of each kind the Book has, for the grid of all scenarios and levels.
inline constexpr std::string_view kMakeCounts = R"sql(
CREATE FUNCTION is_in_the_book(outcome text, heist text, is_public boolean, crew bigint) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$ SELECT outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL) $$;
CREATE FUNCTION count_in_the_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND is_in_the_book(old.outcome, old.heist, old.is_public, old.crew) THEN
    UPDATE book_count SET entries = entries - 1 WHERE scenario = old.scenario AND level = old.level
      AND is_apart = old.is_apart AND spaces = old.spaces;
    DELETE FROM book_count WHERE scenario = old.scenario AND level = old.level
      AND is_apart = old.is_apart AND spaces = old.spaces AND entries = 0;
  END IF;
  IF TG_OP <> 'DELETE' AND is_in_the_book(new.outcome, new.heist, new.is_public, new.crew) THEN
    INSERT INTO book_count VALUES(new.scenario, new.level, new.is_apart, new.spaces, 1)
      ON CONFLICT(scenario, level, is_apart, spaces) DO UPDATE SET entries = book_count.entries + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER book_counted AFTER INSERT OR UPDATE OR DELETE ON record
  FOR EACH ROW EXECUTE FUNCTION count_in_the_book();
)sql";

// Nothing is written without the fence. It locks the node's row until the transaction ends, so whoever takes
// over waits for what is under way, and finds it.
inline constexpr std::string_view kMakeFunctions = R"sql(
CREATE FUNCTION fence(smallint, bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM node WHERE id = $1 AND epoch = $2 FOR SHARE;
  IF NOT FOUND THEN RAISE EXCEPTION 'another server has taken over' USING ERRCODE = 'MZ001'; END IF;
END $$;

-- node, epoch, time or nothing, tables whose rows go first, and the new rows
CREATE FUNCTION append(smallint, bigint, bigint, bigint[], bigint[], bigint[], bigint[],
  bigint[], bigint[], bigint[], text[], text[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fence($1, $2);
  IF cardinality($4) > 0 THEN DELETE FROM journal WHERE code = ANY($4::int[]); END IF;
  INSERT INTO journal(code, version, at, member, number, kind, text, line)
    SELECT * FROM unnest($5, $6, $7, $8, $9, $10, $11, $12);
  IF $3 IS NOT NULL THEN
    INSERT INTO heartbeat VALUES($1, $3)
      ON CONFLICT(node) DO UPDATE SET at = greatest(heartbeat.at, excluded.at);
  END IF;
END $$;

-- A record whose ID is already there is the same one: IDs are random. The card, then the record's first line,
-- names, avatars and achievements, and the one row that stays of the table: version, time and facts.
CREATE FUNCTION settle(text, bigint, bigint, bigint, bigint, text, bigint, bigint, text, bigint, bigint,
  bigint, text, boolean, boolean, bigint, text, text, text, text, text[], bigint, bigint, text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE made bigint;
BEGIN
  INSERT INTO record(id, code, game, began, ended, scenario, level, seats, outcome, game_ms, left_ms, spaces,
      marks, is_public, is_apart, crew, heist)
    VALUES($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
    ON CONFLICT(id) DO NOTHING RETURNING number INTO made;
  IF made IS NOT NULL THEN
    INSERT INTO record_text SELECT made, $18 || E'\n' || coalesce(string_agg(
        CASE kind WHEN 1 THEN text || E'\n' ELSE line || E'\n' END, '' ORDER BY version), '')
      FROM journal WHERE code = $2::int;
    INSERT INTO name(record, crew, text, faces) VALUES(made, $16, $19, $20);
    IF $16 IS NOT NULL THEN
      INSERT INTO deeds SELECT $16, earned, made FROM unnest($21) AS earned ON CONFLICT DO NOTHING;
      UPDATE heist_try SET record = made WHERE day = $17 AND crew = $16
        AND code = $2::int AND game = $3;
    END IF;
  END IF;
  DELETE FROM journal WHERE code = $2::int;
  INSERT INTO journal(code, version, at, kind, text) VALUES($2, $22, $23, 0, $24);
END $$;

-- node, epoch, the end of the games that may stay, and how many go at once; how many that were
CREATE FUNCTION expire(smallint, bigint, bigint, bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE removed bigint;
BEGIN
  PERFORM fence($1, $2);
  DELETE FROM record WHERE number IN
    (SELECT number FROM record WHERE ended < $3 ORDER BY ended LIMIT $4);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
)sql";

}  // namespace postgresql
