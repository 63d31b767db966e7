-- A data folder as the program wrote it when its format was 3 (src/store/schema.h): it is never changed or regenerated.
BEGIN TRANSACTION;
CREATE TABLE book_count(scenario TEXT NOT NULL, level INTEGER NOT NULL, is_apart INTEGER NOT NULL, spaces INTEGER NOT NULL, entries INTEGER NOT NULL, PRIMARY KEY(scenario, level, is_apart, spaces)) WITHOUT ROWID;
INSERT INTO "book_count" VALUES('S1',9,0,2,1);
CREATE TABLE crew(id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, founded INTEGER NOT NULL);
INSERT INTO "crew" VALUES(1,'4cbbd8ca5215b8d161aec181a74b694f4e24b001d5b081dc0030ed797a8973e0',1700000900);
CREATE TABLE deeds(crew INTEGER NOT NULL, achievement TEXT NOT NULL, record INTEGER, PRIMARY KEY(crew, achievement)) WITHOUT ROWID;
INSERT INTO "deeds" VALUES(1,'ACH-13',2);
CREATE TABLE heartbeat(id INTEGER PRIMARY KEY CHECK(id = 1), at INTEGER NOT NULL);
INSERT INTO "heartbeat" VALUES(1,5000);
CREATE TABLE heist_try(day TEXT NOT NULL, crew INTEGER NOT NULL, code INTEGER NOT NULL, game INTEGER NOT NULL, at INTEGER NOT NULL, record INTEGER, PRIMARY KEY(day, crew)) WITHOUT ROWID;
INSERT INTO "heist_try" VALUES('2026-11-16',1,77,3,1700000950,NULL);
CREATE TABLE journal(id INTEGER PRIMARY KEY, code INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, member INTEGER, number INTEGER, kind INTEGER NOT NULL, text TEXT NOT NULL, previous INTEGER);
INSERT INTO "journal" VALUES(1,78,1,1000,NULL,NULL,0,'opened code=22238G wall_s=1700002000',NULL);
INSERT INTO "journal" VALUES(2,78,2,1100,3,1,1,'1 763 s1 g 1a:2,1>1a:3,1 | moved pawn=green from=1a:2,1 to=1a:3,1 way=walk',1);
INSERT INTO "journal" VALUES(3,78,3,1200,NULL,NULL,0,'opened code=22238G wall_s=1700002000',NULL);
CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "meta" VALUES('schema','3');
INSERT INTO "meta" VALUES('secret','abababababababababababababababababababababababababababababababab');
CREATE TABLE name(record INTEGER UNIQUE, crew INTEGER, text TEXT NOT NULL);
INSERT INTO "name" VALUES(1,NULL,'["Ana","Bo","Chidi","Dee"]');
INSERT INTO "name" VALUES(2,1,'["Ana","Bo"]');
INSERT INTO "name" VALUES(3,NULL,'["Ana","Robin","","Kim"]');
INSERT INTO "name" VALUES(NULL,1,'The Foxes');
CREATE TABLE record(number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code INTEGER NOT NULL, game INTEGER NOT NULL, began INTEGER NOT NULL, ended INTEGER NOT NULL, scenario TEXT NOT NULL, level INTEGER NOT NULL, seats INTEGER NOT NULL, outcome TEXT NOT NULL, game_ms INTEGER NOT NULL, left_ms INTEGER, spaces INTEGER NOT NULL, marks TEXT NOT NULL, is_public INTEGER NOT NULL, is_apart INTEGER NOT NULL, crew INTEGER, heist TEXT, head TEXT NOT NULL, last INTEGER, text TEXT);
INSERT INTO "record" VALUES(1,'aaaa',77,1,1700000000,1700000300,'S1',9,4,'won',170000,NULL,2,'public',1,0,NULL,NULL,'',NULL,'magicmaze-record 1 engine=0.1.0 rules=1 catalog=1 scenario=S1 name= seats=4 side=1a tiles=2,3,4,5,6,7,8,9 top= bottom= modules= sand=180000 items=own exits=one talk=windows do_something=everybody vortex=works groups=allowed deck_face=down pass_action_tiles=no loudspeakers=no dwarf_passages=no crystal_balls=no cameras=no leader=no rearrangement=no two_dimensions=no seed=00000000000000000000000000000001 drawn=25 deck=5,3,7,6,9,4,8,2 yellow=1a:1,1 purple=1a:2,2 green=1a:2,1 orange=1a:1,2 deal=east+escalator,south+explore,north,west+vortex solo=
1 763 s1 g 1a:2,1>1a:3,1 | moved pawn=green from=1a:2,1 to=1a:3,1 way=walk
2 1075 s0 g 1a:3,1>1a:3,2 | moved pawn=green from=1a:3,1 to=1a:3,2 way=walk
3 1380 s0 g 1a:3,2/1a:2,3 | moved pawn=green from=1a:3,2 to=1a:2,3 way=escalator
4 1949 s1 draw | drawn tile=5 next=base; placed tile=5 from=1a:2,3 row=1 column=4 turns=0 dimension=0 right=hero
5 2645 s2 o 1a:1,2>1a:0,2 | moved pawn=orange from=1a:1,2 to=1a:0,2 way=walk
');
INSERT INTO "record" VALUES(2,'bbbb',77,2,1700001000,1700001300,'S11',19,2,'lost',180000,NULL,0,'paused',0,1,1,NULL,'',NULL,'magicmaze-record 1 engine=0.1.0 rules=1 catalog=1 scenario=S11 name= seats=4 side=1b tiles=2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19 top= bottom= modules= sand=180000 items=own exits=own talk=windows do_something=everybody vortex=works groups=allowed deck_face=down pass_action_tiles=yes loudspeakers=yes dwarf_passages=yes crystal_balls=yes cameras=yes leader=no rearrangement=yes two_dimensions=no seed=00000000000000000000000000000019 drawn=35 deck=4,12,10,15,13,5,3,6,19,8,16,11,2,9,14,17,18,7 yellow=1b:1,1 purple=1b:1,2 green=1b:2,1 orange=1b:2,2 deal=south+explore,west+vortex,east+escalator,north solo=
1 444 s3 y 1b:1,1>1b:0,1 | moved pawn=yellow from=1b:1,1 to=1b:0,1 way=walk
2 686 s2 y 1b:0,1>1b:0,3 | moved pawn=yellow from=1b:0,1 to=1b:0,3 way=walk
3 1083 s0 y 1b:0,3>1b:2,3 | moved pawn=yellow from=1b:0,3 to=1b:2,3 way=walk
4 1333 s0 draw | drawn tile=4 next=base; placed tile=4 from=1b:2,3 row=1 column=4 turns=0 dimension=0 right=hero
5 1963 s1 g 1b:2,1>1b:2,0 | moved pawn=green from=1b:2,1 to=1b:2,0 way=walk
6 2341 s2 g 1b:2,0>1b:2,1 | moved pawn=green from=1b:2,0 to=1b:2,1 way=walk
7 3126 s3 g 1b:2,1>1b:0,1 | moved pawn=green from=1b:2,1 to=1b:0,1 way=walk
8 3410 s2 y 1b:2,3>4:1,2 | moved pawn=yellow from=1b:2,3 to=4:1,2 way=walk; out_of_order at=4:1,2; flipped at_ms=3410 left_ms=3410 by=space; passed; talk_opened talk=window; discards_due count=2; lost at_ms=3410 reason=nothing_to_rearrange | #b4f459c8f0ea2adc
');
INSERT INTO "record" VALUES(3,'cccc',78,1,1700002000,1700002300,'S1',9,4,'given_up',9000,NULL,0,'public teammates:1,3',1,1,NULL,NULL,'magicmaze-record 1 engine=0.1.0 rules=1 catalog=1 scenario=S1 name= seats=4 side=1a tiles=2,3,4,5,6,7,8,9 top= bottom= modules= sand=180000 items=own exits=one talk=windows do_something=everybody vortex=works groups=allowed deck_face=down pass_action_tiles=no loudspeakers=no dwarf_passages=no crystal_balls=no cameras=no leader=no rearrangement=no two_dimensions=no seed=00000000000000000000000000000001 drawn=25 deck=5,3,7,6,9,4,8,2 yellow=1a:1,1 purple=1a:2,2 green=1a:2,1 orange=1a:1,2 deal=east+escalator,south+explore,north,west+vortex solo=',2,NULL);
CREATE INDEX record_latest ON record(ended) WHERE is_public;
CREATE INDEX record_scenario ON record(scenario, outcome, game_ms);
CREATE INDEX record_unwritten ON record(number) WHERE text IS NULL;
CREATE INDEX name_crew ON name(crew) WHERE crew IS NOT NULL;
CREATE UNIQUE INDEX name_of_crew ON name(crew) WHERE record IS NULL;
CREATE INDEX deeds_record ON deeds(record) WHERE record IS NOT NULL;
CREATE INDEX heist_try_record ON heist_try(record) WHERE record IS NOT NULL;
CREATE INDEX book_best ON record(scenario, level, spaces, left_ms DESC, number, is_apart, seats) WHERE outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL);
CREATE INDEX book_latest ON record(ended DESC, number DESC, scenario, level, seats, is_apart) WHERE outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL);
CREATE INDEX book_crew ON record(crew, ended DESC, number DESC, outcome, heist, scenario, level, seats, is_apart, spaces, left_ms) WHERE crew IS NOT NULL;
CREATE TRIGGER book_entered AFTER INSERT ON record WHEN new.outcome = 'won' AND new.heist IS NULL AND (new.is_public OR new.crew IS NOT NULL) BEGIN INSERT OR IGNORE INTO book_count VALUES(new.scenario, new.level, new.is_apart, new.spaces, 0); UPDATE book_count SET entries = entries + 1 WHERE scenario = new.scenario AND level = new.level AND is_apart = new.is_apart AND spaces = new.spaces; END;
CREATE TRIGGER book_removed AFTER DELETE ON record WHEN old.outcome = 'won' AND old.heist IS NULL AND (old.is_public OR old.crew IS NOT NULL) BEGIN UPDATE book_count SET entries = entries - 1 WHERE scenario = old.scenario AND level = old.level AND is_apart = old.is_apart AND spaces = old.spaces; DELETE FROM book_count WHERE scenario = old.scenario AND level = old.level AND is_apart = old.is_apart AND spaces = old.spaces AND entries = 0; END;
CREATE TRIGGER book_forgotten AFTER UPDATE OF crew ON record WHEN old.outcome = 'won' AND old.heist IS NULL AND NOT old.is_public AND old.crew IS NOT NULL AND new.crew IS NULL BEGIN UPDATE book_count SET entries = entries - 1 WHERE scenario = old.scenario AND level = old.level AND is_apart = old.is_apart AND spaces = old.spaces; DELETE FROM book_count WHERE scenario = old.scenario AND level = old.level AND is_apart = old.is_apart AND spaces = old.spaces AND entries = 0; END;
PRAGMA application_id = 1296916858;
COMMIT;
