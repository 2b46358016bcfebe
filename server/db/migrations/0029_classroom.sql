CREATE TABLE "book_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"book_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lessons_completed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_completed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"academic_year" text NOT NULL,
	"division_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"person_id" integer,
	"completed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lessons_read" (
	"school_id" integer NOT NULL,
	"academic_year" text NOT NULL,
	"person_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"marked_by" integer,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lessons_read_school_id_person_id_academic_year_lesson_id_pk" PRIMARY KEY("school_id","person_id","academic_year","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "reading_places" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"book_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"page" integer NOT NULL,
	"pages" integer NOT NULL,
	"fraction" real NOT NULL,
	"version" integer NOT NULL,
	"device" uuid NOT NULL,
	"step" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_places_school_id_person_id_book_id_pk" PRIMARY KEY("school_id","person_id","book_id")
);
--> statement-breakpoint
CREATE TABLE "learning_places" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"academic_year" text NOT NULL,
	"project_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"page" integer DEFAULT 1 NOT NULL,
	"fraction" real DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"marked_at" timestamp with time zone,
	CONSTRAINT "learning_places_school_id_person_id_academic_year_session_id_pk" PRIMARY KEY("school_id","person_id","academic_year","session_id")
);
--> statement-breakpoint
CREATE TABLE "completions" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "completions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"academic_year" text NOT NULL,
	"division_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"done_by" integer NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "completions_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "planned_sessions" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "planned_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"academic_year" text NOT NULL,
	"division_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"planned_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"planned_by" integer NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_sessions_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "session_shares" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "session_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"academic_year" text NOT NULL,
	"project_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"division_id" integer NOT NULL,
	"shared_by" integer NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"unshared_at" timestamp with time zone,
	CONSTRAINT "session_shares_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "training_completions" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"academic_year" text NOT NULL,
	"how" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "training_completions_school_id_person_id_subject_subject_id_pk" PRIMARY KEY("school_id","person_id","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "watched_ranges" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"film" uuid NOT NULL,
	"length_ms" integer NOT NULL,
	"cells" integer[] NOT NULL,
	"watched_ms" integer NOT NULL,
	"place_ms" integer NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_ranges_school_id_person_id_subject_subject_id_pk" PRIMARY KEY("school_id","person_id","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "bell_periods" (
	"school_id" integer NOT NULL,
	"bell_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"starts" smallint NOT NULL,
	"ends" smallint NOT NULL,
	CONSTRAINT "bell_periods_school_id_bell_id_position_pk" PRIMARY KEY("school_id","bell_id","position"),
	CONSTRAINT "bell_periods_times" CHECK (starts < ends and starts >= 0 and ends <= 1440)
);
--> statement-breakpoint
CREATE TABLE "bells" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bells_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "bells_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_rooms" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "school_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seats" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "school_rooms_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "timetable_entries" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "timetable_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer,
	"division_id" integer NOT NULL,
	"school_room_id" integer,
	"subject" text NOT NULL,
	"project_id" integer,
	"weekday" smallint NOT NULL,
	"week" text DEFAULT 'every' NOT NULL,
	"bell_id" integer,
	"period" smallint DEFAULT 0 NOT NULL,
	"starts" smallint NOT NULL,
	"ends" smallint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "timetable_entries_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "timetable_entries_times" CHECK (starts < ends and starts >= 0 and ends <= 1440),
	CONSTRAINT "timetable_entries_days" CHECK (valid_from <= valid_to and weekday between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "timetable_exceptions" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "timetable_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"on_day" date NOT NULL,
	"to_day" date NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"grade_id" integer,
	"division_id" integer,
	"entry_id" integer,
	"person_id" integer,
	"school_room_id" integer,
	"moved_to" date,
	"starts" smallint,
	"ends" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "timetable_exceptions_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "timetables" (
	"school_id" integer PRIMARY KEY NOT NULL,
	"week_a" date DEFAULT '2000-01-02' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "quota" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
CREATE INDEX "book_notes_person" ON "book_notes" USING btree ("school_id","person_id","book_id","lesson_id","page");--> statement-breakpoint
CREATE INDEX "book_notes_removed" ON "book_notes" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_completed_once" ON "lessons_completed" USING btree ("school_id","division_id","academic_year","lesson_id");--> statement-breakpoint
CREATE INDEX "lessons_completed_person" ON "lessons_completed" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "reading_places_newest" ON "reading_places" USING btree ("school_id","person_id","saved_at");--> statement-breakpoint
CREATE INDEX "learning_places_latest" ON "learning_places" USING btree ("school_id","person_id","academic_year","placed_at");--> statement-breakpoint
CREATE INDEX "learning_places_done" ON "learning_places" USING btree ("school_id","academic_year","session_id","person_id") WHERE done_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "completions_once" ON "completions" USING btree ("school_id","academic_year","division_id","subject","subject_id");--> statement-breakpoint
CREATE INDEX "completions_project" ON "completions" USING btree ("school_id","academic_year","division_id","project_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "completions_teacher" ON "completions" USING btree ("school_id","done_by","done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "planned_sessions_once" ON "planned_sessions" USING btree ("school_id","academic_year","division_id","session_id");--> statement-breakpoint
CREATE INDEX "planned_sessions_day" ON "planned_sessions" USING btree ("school_id","division_id","planned_on");--> statement-breakpoint
CREATE UNIQUE INDEX "session_shares_once" ON "session_shares" USING btree ("school_id","academic_year","division_id","session_id");--> statement-breakpoint
CREATE INDEX "session_shares_session" ON "session_shares" USING btree ("session_id","school_id") WHERE unshared_at is null;--> statement-breakpoint
CREATE INDEX "session_shares_teacher" ON "session_shares" USING btree ("school_id","shared_by");--> statement-breakpoint
CREATE INDEX "training_completions_subject" ON "training_completions" USING btree ("subject","subject_id","school_id");--> statement-breakpoint
CREATE INDEX "watched_ranges_latest" ON "watched_ranges" USING btree ("school_id","person_id","watched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bells_name" ON "bells" USING btree ("school_id","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "bells_page" ON "bells" USING btree ("school_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_rooms_name" ON "school_rooms" USING btree ("school_id","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "school_rooms_page" ON "school_rooms" USING btree ("school_id","name","id");--> statement-breakpoint
CREATE INDEX "timetable_entries_teacher" ON "timetable_entries" USING btree ("school_id","person_id","valid_to") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "timetable_entries_division" ON "timetable_entries" USING btree ("school_id","division_id","valid_to") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "timetable_entries_school_room" ON "timetable_entries" USING btree ("school_id","school_room_id","valid_to") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "timetable_exceptions_lesson" ON "timetable_exceptions" USING btree ("school_id","entry_id","on_day","kind") WHERE removed_at is null and entry_id is not null;--> statement-breakpoint
CREATE INDEX "timetable_exceptions_days" ON "timetable_exceptions" USING btree ("school_id","to_day","on_day") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "timetable_exceptions_moved" ON "timetable_exceptions" USING btree ("school_id","moved_to") WHERE removed_at is null and moved_to is not null;