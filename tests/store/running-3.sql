-- A data folder with a running game, as the program wrote it when its format was 3: it is never regenerated.
-- code: DEESPF
-- version: 29
-- hash: f5a66e24a5f8a83b
-- Ana: 41a28c55787b84e2fcf75addebee1832
-- Bo: f89580456ee5102d1863b49f3f17f9ba
BEGIN TRANSACTION;
CREATE TABLE book_count(scenario TEXT NOT NULL, level INTEGER NOT NULL, is_apart INTEGER NOT NULL, spaces INTEGER NOT NULL, entries INTEGER NOT NULL, PRIMARY KEY(scenario, level, is_apart, spaces)) WITHOUT ROWID;
CREATE TABLE crew(id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, founded INTEGER NOT NULL);
CREATE TABLE deeds(crew INTEGER NOT NULL, achievement TEXT NOT NULL, record INTEGER, PRIMARY KEY(crew, achievement)) WITHOUT ROWID;
CREATE TABLE heartbeat(id INTEGER PRIMARY KEY CHECK(id = 1), at INTEGER NOT NULL);
INSERT INTO "heartbeat" VALUES(1,976);
CREATE TABLE heist_try(day TEXT NOT NULL, crew INTEGER NOT NULL, code INTEGER NOT NULL, game INTEGER NOT NULL, at INTEGER NOT NULL, record INTEGER, PRIMARY KEY(day, crew)) WITHOUT ROWID;
CREATE TABLE journal(id INTEGER PRIMARY KEY, code INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, member INTEGER, number INTEGER, kind INTEGER NOT NULL, text TEXT NOT NULL, previous INTEGER);
INSERT INTO "journal" VALUES(1,326383141,1,77,NULL,NULL,0,'opened code=DEESPF wall_s=1795121033 crew=- heist= race= race_head=; chosen scenario=S5 seats=0 start=- level=- sand_ms=- free_talk=no pairs=no visibility=private pauses=never laid_by_hand= certified=yes bots=allowed voice=built_in',NULL);
INSERT INTO "journal" VALUES(2,326383141,2,151,NULL,NULL,0,'joined member=1 name=Ana kind=person part=player digest=e1df04301ec464b772e1ed8d914ea83b8ff504f671d833101099a9ead58e854e visitor=a9c93c5e5fc8f475; sat member=1 chair=0; host member=1',1);
INSERT INTO "journal" VALUES(3,326383141,3,154,NULL,NULL,0,'joined member=2 name=Bo kind=person part=player digest=9a11b4b9033ebddf5af79df5061c738163d62197c33697250d043218c8a50719 visitor=a9c93c5e5fc8f475; sat member=2 chair=1',2);
INSERT INTO "journal" VALUES(4,326383141,4,211,1,1,0,'face member=1 face=37',3);
INSERT INTO "journal" VALUES(5,326383141,5,211,1,2,0,'ready member=1 ready=yes',4);
INSERT INTO "journal" VALUES(6,326383141,6,211,2,1,0,'ready member=2 ready=yes',5);
INSERT INTO "journal" VALUES(7,326383141,7,211,NULL,NULL,0,'countdown ends=211',6);
INSERT INTO "journal" VALUES(8,326383141,8,212,NULL,NULL,0,'began game=1 seats=2 origin=212 wall_s=1795121033 known_deal=no head=magicmaze%2drecord%201%20engine%3d0%2e1%2e0%20rules%3d1%20catalog%3d1%20scenario%3dS5%20name%3d%20seats%3d2%20side%3d1b%20tiles%3d2%2c3%2c4%2c5%2c6%2c7%2c8%2c9%2c10%2c11%2c12%2c13%2c14%2c15%20top%3d15%20bottom%3d%20modules%3d%20sand%3d180000%20items%3down%20exits%3down%20talk%3dwindows%20do%5fsomething%3deverybody%20vortex%3dworks%20groups%3dallowed%20deck%5fface%3ddown%20pass%5faction%5ftiles%3dyes%20loudspeakers%3dyes%20dwarf%5fpassages%3dyes%20crystal%5fballs%3dyes%20cameras%3dno%20leader%3dno%20rearrangement%3dno%20two%5fdimensions%3dno%20seed%3ddf0e53c7d409f5d10112f2b8fb5f05af%20drawn%3d28%20deck%3d15%2c12%2c13%2c7%2c10%2c11%2c9%2c2%2c4%2c14%2c6%2c8%2c3%2c5%20yellow%3d1b%3a1%2c1%20purple%3d1b%3a2%2c1%20green%3d1b%3a2%2c2%20orange%3d1b%3a1%2c2%20deal%3dnorth%2beast%2bvortex%2csouth%2bwest%2bescalator%2bexplore%20solo%3d certified=no',7);
INSERT INTO "journal" VALUES(9,326383141,9,222,1,3,1,'1 10 s0 y 1b:1,1>1b:0,1 | moved pawn=yellow from=1b:1,1 to=1b:0,1 way=walk',8);
INSERT INTO "journal" VALUES(10,326383141,10,222,2,2,1,'2 10 s1 p 1b:2,1>1b:2,0 | moved pawn=purple from=1b:2,1 to=1b:2,0 way=walk',9);
INSERT INTO "journal" VALUES(11,326383141,11,268,1,5,1,'3 56 s0 y 1b:0,1>1b:0,2 | moved pawn=yellow from=1b:0,1 to=1b:0,2 way=walk',10);
INSERT INTO "journal" VALUES(12,326383141,12,384,2,5,1,'4 172 s1 p 1b:2,0>1b:3,0 | moved pawn=purple from=1b:2,0 to=1b:3,0 way=walk',11);
INSERT INTO "journal" VALUES(13,326383141,13,469,2,7,1,'5 257 s1 g 1b:2,2>1b:2,1 | moved pawn=green from=1b:2,2 to=1b:2,1 way=walk',12);
INSERT INTO "journal" VALUES(14,326383141,14,572,1,9,1,'6 360 s0 p 1b:3,0>1b:3,1 | moved pawn=purple from=1b:3,0 to=1b:3,1 way=walk',13);
INSERT INTO "journal" VALUES(15,326383141,15,594,2,10,1,'7 382 s1 o 1b:1,2>1b:1,1 | moved pawn=orange from=1b:1,2 to=1b:1,1 way=walk',14);
INSERT INTO "journal" VALUES(16,326383141,16,651,1,11,1,'8 439 s0 o 1b:1,1>1b:1,2 | moved pawn=orange from=1b:1,1 to=1b:1,2 way=walk',15);
INSERT INTO "journal" VALUES(17,326383141,17,710,1,12,1,'9 498 s0 g 1b:2,1>1b:1,1 | moved pawn=green from=1b:2,1 to=1b:1,1 way=walk',16);
INSERT INTO "journal" VALUES(18,326383141,18,737,2,13,1,'10 525 s1 o 1b:1,2>1b:2,2 | moved pawn=orange from=1b:1,2 to=1b:2,2 way=walk | #519d26fe2edfce7f',17);
INSERT INTO "journal" VALUES(19,326383141,19,782,1,15,1,'11 570 s0 g 1b:1,1>1b:1,2 | moved pawn=green from=1b:1,1 to=1b:1,2 way=walk',18);
INSERT INTO "journal" VALUES(20,326383141,20,800,2,15,1,'12 588 s1 y 1b:0,2>1b:0,1 | moved pawn=yellow from=1b:0,2 to=1b:0,1 way=walk',19);
INSERT INTO "journal" VALUES(21,326383141,21,802,1,16,1,'13 590 s0 p 1b:3,1>1b:3,2 | moved pawn=purple from=1b:3,1 to=1b:3,2 way=walk',20);
INSERT INTO "journal" VALUES(22,326383141,22,827,2,16,1,'14 615 s1 y 1b:0,1>1b:1,1 | moved pawn=yellow from=1b:0,1 to=1b:1,1 way=walk',21);
INSERT INTO "journal" VALUES(23,326383141,23,857,2,18,1,'15 645 s1 p 1b:3,2>1b:3,1 | moved pawn=purple from=1b:3,2 to=1b:3,1 way=walk',22);
INSERT INTO "journal" VALUES(24,326383141,24,897,1,19,1,'16 685 s0 y 1b:1,1>1b:0,1 | moved pawn=yellow from=1b:1,1 to=1b:0,1 way=walk',23);
INSERT INTO "journal" VALUES(25,326383141,25,897,2,19,1,'17 685 s1 p 1b:3,1>1b:3,0 | moved pawn=purple from=1b:3,1 to=1b:3,0 way=walk',24);
INSERT INTO "journal" VALUES(26,326383141,26,910,2,20,1,'18 698 s1 g 1b:1,2>1b:1,1 | moved pawn=green from=1b:1,2 to=1b:1,1 way=walk',25);
INSERT INTO "journal" VALUES(27,326383141,27,942,1,20,1,'19 730 s0 y 1b:0,1>1b:0,3 | moved pawn=yellow from=1b:0,1 to=1b:0,3 way=walk',26);
INSERT INTO "journal" VALUES(28,326383141,28,965,1,21,1,'20 753 s0 p 1b:3,0>1b:3,2 | moved pawn=purple from=1b:3,0 to=1b:3,2 way=walk | #212de41dd895d830',27);
INSERT INTO "journal" VALUES(29,326383141,29,969,2,22,1,'21 757 s1 g 1b:1,1>1b:2,1 | moved pawn=green from=1b:1,1 to=1b:2,1 way=walk',28);
CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "meta" VALUES('schema','3');
INSERT INTO "meta" VALUES('secret','fa13beb6f539d0ac3f1c6574412349a7aaaa08d411a328448d44f90b6209a66a');
CREATE TABLE name(record INTEGER UNIQUE, crew INTEGER, text TEXT NOT NULL);
CREATE TABLE record(number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code INTEGER NOT NULL, game INTEGER NOT NULL, began INTEGER NOT NULL, ended INTEGER NOT NULL, scenario TEXT NOT NULL, level INTEGER NOT NULL, seats INTEGER NOT NULL, outcome TEXT NOT NULL, game_ms INTEGER NOT NULL, left_ms INTEGER, spaces INTEGER NOT NULL, marks TEXT NOT NULL, is_public INTEGER NOT NULL, is_apart INTEGER NOT NULL, crew INTEGER, heist TEXT, head TEXT NOT NULL, last INTEGER, text TEXT);
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
