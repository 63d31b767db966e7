-- A data folder with a running game, as the program wrote it when its format was 1: it is never regenerated.
-- code: 7ZVZUZ
-- version: 44
-- hash: 2c3ae687925623d1
-- Ana: 0cc50dda1344e41e8faeedc7ffd50612
-- Bo: d9dadba687facbb6c03905d774ae1f4c
BEGIN TRANSACTION;
CREATE TABLE heartbeat(id INTEGER PRIMARY KEY CHECK(id = 1), at INTEGER NOT NULL);
INSERT INTO "heartbeat" VALUES(1,3525);
CREATE TABLE journal(id INTEGER PRIMARY KEY, code INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, member INTEGER, number INTEGER, kind INTEGER NOT NULL, text TEXT NOT NULL, previous INTEGER);
INSERT INTO "journal" VALUES(1,171655586,1,17,NULL,NULL,0,'opened code=7ZVZUZ wall_s=1794826412; chosen scenario=S5 seats=0 start=- level=- sand_ms=- free_talk=no pairs=no visibility=private pauses=never laid_by_hand= certified=yes bots=allowed',NULL);
INSERT INTO "journal" VALUES(2,171655586,2,203,NULL,NULL,0,'joined member=1 name=Ana kind=person part=player digest=346131ead63ed3c727befa654c5dcbf521a7993b93ace05235006f976ca415cc; sat member=1 chair=0; host member=1',1);
INSERT INTO "journal" VALUES(3,171655586,3,228,NULL,NULL,0,'joined member=2 name=Bo kind=person part=player digest=2db1f597c436aea257c18fe80b4165ac97e2fdd31899ba62cb96b6ee04cb0682; sat member=2 chair=1',2);
INSERT INTO "journal" VALUES(4,171655586,4,284,1,1,0,'ready member=1 ready=yes',3);
INSERT INTO "journal" VALUES(5,171655586,5,284,2,1,0,'ready member=2 ready=yes',4);
INSERT INTO "journal" VALUES(6,171655586,6,284,NULL,NULL,0,'countdown ends=284',5);
INSERT INTO "journal" VALUES(7,171655586,7,284,NULL,NULL,0,'began game=1 seats=2 origin=284 wall_s=1794826412 known_deal=no head=magicmaze%2drecord%201%20engine%3d0%2e1%2e0%20rules%3d1%20catalog%3d1%20scenario%3dS5%20name%3d%20seats%3d2%20side%3d1b%20tiles%3d2%2c3%2c4%2c5%2c6%2c7%2c8%2c9%2c10%2c11%2c12%2c13%2c14%2c15%20top%3d15%20bottom%3d%20modules%3d%20sand%3d180000%20items%3down%20exits%3down%20talk%3dwindows%20do%5fsomething%3deverybody%20vortex%3dworks%20groups%3dallowed%20deck%5fface%3ddown%20pass%5faction%5ftiles%3dyes%20loudspeakers%3dyes%20dwarf%5fpassages%3dyes%20crystal%5fballs%3dyes%20cameras%3dno%20leader%3dno%20rearrangement%3dno%20two%5fdimensions%3dno%20seed%3d875c6f61175c371b982746ff3f4fa47f%20drawn%3d28%20deck%3d15%2c6%2c4%2c9%2c7%2c5%2c3%2c8%2c10%2c13%2c12%2c14%2c2%2c11%20yellow%3d1b%3a1%2c2%20purple%3d1b%3a1%2c1%20green%3d1b%3a2%2c2%20orange%3d1b%3a2%2c1%20deal%3dnorth%2beast%2bvortex%2csouth%2bwest%2bescalator%2bexplore%20solo%3d certified=no',6);
INSERT INTO "journal" VALUES(8,171655586,8,477,2,3,1,'1 193 s1 o 1b:2,1>1b:2,0 | moved pawn=orange from=1b:2,1 to=1b:2,0 way=walk',7);
INSERT INTO "journal" VALUES(9,171655586,9,599,2,4,1,'2 315 s1 p 1b:1,1>1b:2,1 | moved pawn=purple from=1b:1,1 to=1b:2,1 way=walk',8);
INSERT INTO "journal" VALUES(10,171655586,10,639,1,5,1,'3 355 s0 p 1b:2,1>1b:0,1 | moved pawn=purple from=1b:2,1 to=1b:0,1 way=walk',9);
INSERT INTO "journal" VALUES(11,171655586,11,825,1,6,1,'4 541 s0 p 1b:0,1>1b:0,2 | moved pawn=purple from=1b:0,1 to=1b:0,2 way=walk',10);
INSERT INTO "journal" VALUES(12,171655586,12,969,2,7,1,'5 685 s1 p 1b:0,2>1b:0,1 | moved pawn=purple from=1b:0,2 to=1b:0,1 way=walk',11);
INSERT INTO "journal" VALUES(13,171655586,13,996,1,9,1,'6 712 s0 p 1b:0,1>1b:0,2 | moved pawn=purple from=1b:0,1 to=1b:0,2 way=walk',12);
INSERT INTO "journal" VALUES(14,171655586,14,1029,2,8,1,'7 745 s1 o 1b:2,0>1b:3,0 | moved pawn=orange from=1b:2,0 to=1b:3,0 way=walk',13);
INSERT INTO "journal" VALUES(15,171655586,15,1102,2,9,1,'8 818 s1 y 1b:1,2>1b:1,1 | moved pawn=yellow from=1b:1,2 to=1b:1,1 way=walk',14);
INSERT INTO "journal" VALUES(16,171655586,16,1192,2,10,1,'9 908 s1 g 1b:2,2>1b:2,0 | moved pawn=green from=1b:2,2 to=1b:2,0 way=walk',15);
INSERT INTO "journal" VALUES(17,171655586,17,1341,2,11,1,'10 1057 s1 y 1b:1,1>1b:2,1 | moved pawn=yellow from=1b:1,1 to=1b:2,1 way=walk | #bf02c99f081be5ba',16);
INSERT INTO "journal" VALUES(18,171655586,18,1422,1,13,1,'11 1138 s0 o 1b:3,0>1b:3,2 | moved pawn=orange from=1b:3,0 to=1b:3,2 way=walk',17);
INSERT INTO "journal" VALUES(19,171655586,19,1487,2,12,1,'12 1203 s1 g 1b:2,0>1b:3,0 | moved pawn=green from=1b:2,0 to=1b:3,0 way=walk',18);
INSERT INTO "journal" VALUES(20,171655586,20,1529,1,14,0,'given_up at=1245',19);
INSERT INTO "journal" VALUES(21,171655586,21,1529,NULL,NULL,0,'opened code=7ZVZUZ wall_s=1794826412; chosen scenario=S5 seats=0 start=- level=- sand_ms=- free_talk=no pairs=no visibility=private pauses=never laid_by_hand= certified=yes bots=allowed; joined member=1 name=Ana kind=person part=player digest=346131ead63ed3c727befa654c5dcbf521a7993b93ace05235006f976ca415cc; sat member=1 chair=0; granted member=1 number=1 version=4; granted member=1 number=5 version=10; granted member=1 number=6 version=11; granted member=1 number=9 version=13; granted member=1 number=13 version=18; granted member=1 number=14 version=20; joined member=2 name=Bo kind=person part=player digest=2db1f597c436aea257c18fe80b4165ac97e2fdd31899ba62cb96b6ee04cb0682; sat member=2 chair=1; granted member=2 number=1 version=5; granted member=2 number=3 version=8; granted member=2 number=4 version=9; granted member=2 number=7 version=12; granted member=2 number=8 version=14; granted member=2 number=9 version=15; granted member=2 number=10 version=16; granted member=2 number=11 version=17; granted member=2 number=12 version=19; host member=1; last_game games=1 seats=2 known_deal=no result=3 record=aa5ec4ef1a53f4a231d06bd5aa84cf4e head=magicmaze%2drecord%201%20engine%3d0%2e1%2e0%20rules%3d1%20catalog%3d1%20scenario%3dS5%20name%3d%20seats%3d2%20side%3d1b%20tiles%3d2%2c3%2c4%2c5%2c6%2c7%2c8%2c9%2c10%2c11%2c12%2c13%2c14%2c15%20top%3d15%20bottom%3d%20modules%3d%20sand%3d180000%20items%3down%20exits%3down%20talk%3dwindows%20do%5fsomething%3deverybody%20vortex%3dworks%20groups%3dallowed%20deck%5fface%3ddown%20pass%5faction%5ftiles%3dyes%20loudspeakers%3dyes%20dwarf%5fpassages%3dyes%20crystal%5fballs%3dyes%20cameras%3dno%20leader%3dno%20rearrangement%3dno%20two%5fdimensions%3dno%20seed%3d875c6f61175c371b982746ff3f4fa47f%20drawn%3d28%20deck%3d15%2c6%2c4%2c9%2c7%2c5%2c3%2c8%2c10%2c13%2c12%2c14%2c2%2c11%20yellow%3d1b%3a1%2c2%20purple%3d1b%3a1%2c1%20green%3d1b%3a2%2c2%20orange%3d1b%3a2%2c1%20deal%3dnorth%2beast%2bvortex%2csouth%2bwest%2bescalator%2bexplore%20solo%3d position=02000000000000000000000000001900011200011c00011e0001ffff00ffff00ffff00ffff000efffffffffffffffffffffffffffd00000000000213000000006c0000000003ff0000000020bf0200000000000000000000000000010000000000000000000000000000000000000000 at=1245 last_member=2 certified=no actions=12',NULL);
INSERT INTO "journal" VALUES(22,171655586,22,1589,1,15,0,'ready member=1 ready=yes',21);
INSERT INTO "journal" VALUES(23,171655586,23,1617,2,13,0,'renamed member=2 name=Bo%2012',22);
INSERT INTO "journal" VALUES(24,171655586,24,1741,1,16,0,'lock locked=yes',23);
INSERT INTO "journal" VALUES(25,171655586,25,1773,2,14,0,'ready member=2 ready=yes',24);
INSERT INTO "journal" VALUES(26,171655586,26,1773,NULL,NULL,0,'countdown ends=1773',25);
INSERT INTO "journal" VALUES(27,171655586,27,1773,NULL,NULL,0,'began game=2 seats=2 origin=1773 wall_s=1794826414 known_deal=no head=magicmaze%2drecord%201%20engine%3d0%2e1%2e0%20rules%3d1%20catalog%3d1%20scenario%3dS5%20name%3d%20seats%3d2%20side%3d1b%20tiles%3d2%2c3%2c4%2c5%2c6%2c7%2c8%2c9%2c10%2c11%2c12%2c13%2c14%2c15%20top%3d15%20bottom%3d%20modules%3d%20sand%3d180000%20items%3down%20exits%3down%20talk%3dwindows%20do%5fsomething%3deverybody%20vortex%3dworks%20groups%3dallowed%20deck%5fface%3ddown%20pass%5faction%5ftiles%3dyes%20loudspeakers%3dyes%20dwarf%5fpassages%3dyes%20crystal%5fballs%3dyes%20cameras%3dno%20leader%3dno%20rearrangement%3dno%20two%5fdimensions%3dno%20seed%3dc28959365990f73c905755e7515847a0%20drawn%3d28%20deck%3d15%2c14%2c4%2c7%2c11%2c9%2c13%2c3%2c12%2c5%2c8%2c6%2c10%2c2%20yellow%3d1b%3a2%2c1%20purple%3d1b%3a2%2c2%20green%3d1b%3a1%2c1%20orange%3d1b%3a1%2c2%20deal%3dnorth%2beast%2bvortex%2csouth%2bwest%2bescalator%2bexplore%20solo%3d certified=no',26);
INSERT INTO "journal" VALUES(28,171655586,28,2137,1,19,1,'1 364 s0 g 1b:1,1>1b:0,1 | moved pawn=green from=1b:1,1 to=1b:0,1 way=walk',27);
INSERT INTO "journal" VALUES(29,171655586,29,2180,2,18,1,'2 407 s1 o 1b:1,2>1b:1,1 | moved pawn=orange from=1b:1,2 to=1b:1,1 way=walk',28);
INSERT INTO "journal" VALUES(30,171655586,30,2282,2,19,1,'3 509 s1 y 1b:2,1>1b:2,0 | moved pawn=yellow from=1b:2,1 to=1b:2,0 way=walk',29);
INSERT INTO "journal" VALUES(31,171655586,31,2282,1,20,1,'4 509 s0 o 1b:1,1>1b:1,2 | moved pawn=orange from=1b:1,1 to=1b:1,2 way=walk',30);
INSERT INTO "journal" VALUES(32,171655586,32,2380,1,21,1,'5 607 s0 g 1b:0,1>1b:0,2 | moved pawn=green from=1b:0,1 to=1b:0,2 way=walk',31);
INSERT INTO "journal" VALUES(33,171655586,33,2469,1,22,1,'6 696 s0 do-something 1 | do_something by=0 before=1 ready_ms=1696',32);
INSERT INTO "journal" VALUES(34,171655586,34,2538,2,21,1,'7 765 s1 y 1b:2,0>1b:3,0 | moved pawn=yellow from=1b:2,0 to=1b:3,0 way=walk',33);
INSERT INTO "journal" VALUES(35,171655586,35,2609,1,23,1,'8 836 s0 y 1b:3,0>1b:2,0 | moved pawn=yellow from=1b:3,0 to=1b:2,0 way=walk',34);
INSERT INTO "journal" VALUES(36,171655586,36,2689,2,22,1,'9 916 s1 y 1b:2,0>1b:3,0 | moved pawn=yellow from=1b:2,0 to=1b:3,0 way=walk',35);
INSERT INTO "journal" VALUES(37,171655586,37,2773,2,23,1,'10 1000 s1 g 1b:0,2>1b:0,1 | moved pawn=green from=1b:0,2 to=1b:0,1 way=walk | #489202372ba7f6b5',36);
INSERT INTO "journal" VALUES(38,171655586,38,2845,1,25,1,'11 1072 s0 y 1b:3,0>1b:3,2 | moved pawn=yellow from=1b:3,0 to=1b:3,2 way=walk',37);
INSERT INTO "journal" VALUES(39,171655586,39,2897,2,24,1,'12 1124 s1 p 1b:2,2>1b:2,1 | moved pawn=purple from=1b:2,2 to=1b:2,1 way=walk',38);
INSERT INTO "journal" VALUES(40,171655586,40,3029,1,27,1,'13 1256 s0 g 1b:0,1>1b:0,2 | moved pawn=green from=1b:0,1 to=1b:0,2 way=walk',39);
INSERT INTO "journal" VALUES(41,171655586,41,3033,2,25,1,'14 1260 s1 o 1b:1,2>1b:2,2 | moved pawn=orange from=1b:1,2 to=1b:2,2 way=walk',40);
INSERT INTO "journal" VALUES(42,171655586,42,3109,1,28,1,'15 1336 s0 p 1b:2,1>1b:1,1 | moved pawn=purple from=1b:2,1 to=1b:1,1 way=walk',41);
INSERT INTO "journal" VALUES(43,171655586,43,3233,1,29,1,'16 1460 s0 p 1b:1,1>1b:1,2 | moved pawn=purple from=1b:1,1 to=1b:1,2 way=walk',42);
INSERT INTO "journal" VALUES(44,171655586,44,3303,2,28,1,'17 1530 s1 o 1b:2,2>1b:2,1 | moved pawn=orange from=1b:2,2 to=1b:2,1 way=walk',43);
CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "meta" VALUES('schema','1');
INSERT INTO "meta" VALUES('secret','b1049e004bb6efa99628d580112f272103ce524eafc0c789dad06d5d675b4677');
CREATE TABLE record(id TEXT PRIMARY KEY, code INTEGER NOT NULL, game INTEGER NOT NULL, began INTEGER NOT NULL, ended INTEGER NOT NULL, scenario TEXT NOT NULL, seats INTEGER NOT NULL, names TEXT NOT NULL, outcome TEXT NOT NULL, game_ms INTEGER NOT NULL, spaces INTEGER NOT NULL, marks TEXT NOT NULL, is_public INTEGER NOT NULL, head TEXT NOT NULL, last INTEGER, text TEXT);
INSERT INTO "record" VALUES('aa5ec4ef1a53f4a231d06bd5aa84cf4e',171655586,1,1794826412,1794826413,'S5',2,'["Ana","Bo"]','given_up',1245,0,'',0,'',NULL,'magicmaze-record 1 engine=0.1.0 rules=1 catalog=1 scenario=S5 name= seats=2 side=1b tiles=2,3,4,5,6,7,8,9,10,11,12,13,14,15 top=15 bottom= modules= sand=180000 items=own exits=own talk=windows do_something=everybody vortex=works groups=allowed deck_face=down pass_action_tiles=yes loudspeakers=yes dwarf_passages=yes crystal_balls=yes cameras=no leader=no rearrangement=no two_dimensions=no seed=875c6f61175c371b982746ff3f4fa47f drawn=28 deck=15,6,4,9,7,5,3,8,10,13,12,14,2,11 yellow=1b:1,2 purple=1b:1,1 green=1b:2,2 orange=1b:2,1 deal=north+east+vortex,south+west+escalator+explore solo=
1 193 s1 o 1b:2,1>1b:2,0 | moved pawn=orange from=1b:2,1 to=1b:2,0 way=walk
2 315 s1 p 1b:1,1>1b:2,1 | moved pawn=purple from=1b:1,1 to=1b:2,1 way=walk
3 355 s0 p 1b:2,1>1b:0,1 | moved pawn=purple from=1b:2,1 to=1b:0,1 way=walk
4 541 s0 p 1b:0,1>1b:0,2 | moved pawn=purple from=1b:0,1 to=1b:0,2 way=walk
5 685 s1 p 1b:0,2>1b:0,1 | moved pawn=purple from=1b:0,2 to=1b:0,1 way=walk
6 712 s0 p 1b:0,1>1b:0,2 | moved pawn=purple from=1b:0,1 to=1b:0,2 way=walk
7 745 s1 o 1b:2,0>1b:3,0 | moved pawn=orange from=1b:2,0 to=1b:3,0 way=walk
8 818 s1 y 1b:1,2>1b:1,1 | moved pawn=yellow from=1b:1,2 to=1b:1,1 way=walk
9 908 s1 g 1b:2,2>1b:2,0 | moved pawn=green from=1b:2,2 to=1b:2,0 way=walk
10 1057 s1 y 1b:1,1>1b:2,1 | moved pawn=yellow from=1b:1,1 to=1b:2,1 way=walk | #bf02c99f081be5ba
11 1138 s0 o 1b:3,0>1b:3,2 | moved pawn=orange from=1b:3,0 to=1b:3,2 way=walk
12 1203 s1 g 1b:2,0>1b:3,0 | moved pawn=green from=1b:2,0 to=1b:3,0 way=walk
');
CREATE INDEX record_latest ON record(ended) WHERE is_public;
CREATE INDEX record_scenario ON record(scenario, outcome);
CREATE INDEX record_unwritten ON record(id) WHERE text IS NULL;
PRAGMA application_id = 1296916858;
COMMIT;
