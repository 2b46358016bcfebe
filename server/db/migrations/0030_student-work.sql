CREATE TABLE "comment_phrases" (
	"school_id" integer NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer DEFAULT 0 NOT NULL,
	"phrase" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(phrase) = char_length(phrase) then lower(phrase) else translate(translate(lower(normalize(phrase, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rubric_levels" (
	"rubric_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "rubric_levels_rubric_id_position_pk" PRIMARY KEY("rubric_id","position")
);
--> statement-breakpoint
CREATE TABLE "rubric_scores" (
	"school_id" integer NOT NULL,
	"review_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"criterion" text NOT NULL,
	"level" smallint NOT NULL,
	"level_name" text NOT NULL,
	"points" smallint NOT NULL,
	"most" smallint NOT NULL,
	CONSTRAINT "rubric_scores_school_id_review_id_position_pk" PRIMARY KEY("school_id","review_id","position")
);
--> statement-breakpoint
CREATE TABLE "rubrics" (
	"school_id" integer NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rubrics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"tool_id" integer DEFAULT 0 NOT NULL,
	"criteria" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_comments" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"entry_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"anchor" text NOT NULL,
	"at" integer DEFAULT 0 NOT NULL,
	"x" real DEFAULT 0 NOT NULL,
	"y" real DEFAULT 0 NOT NULL,
	"w" real DEFAULT 0 NOT NULL,
	"h" real DEFAULT 0 NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "work_comments_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_reminders" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"day" date NOT NULL,
	"reminded_by" integer NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_reminders_school_id_person_id_project_id_day_pk" PRIMARY KEY("school_id","person_id","project_id","day")
);
--> statement-breakpoint
CREATE TABLE "work_reviews" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"reviewer_id" integer NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"rubric_id" integer DEFAULT 0 NOT NULL,
	"decision" text,
	"show_data" boolean DEFAULT true NOT NULL,
	"due_on" date,
	"on_wall" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "work_reviews_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "work_reviews_owner" UNIQUE("school_id","id","person_id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"guardian" text NOT NULL,
	"given_on" date NOT NULL,
	"scope" text NOT NULL,
	"recorded_by" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"held_key" integer GENERATED ALWAYS AS (case when withdrawn_at is null then 0 else id end) STORED,
	CONSTRAINT "consents_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_items" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "portfolio_items_school_id_person_id_work_id_pk" PRIMARY KEY("school_id","person_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"about" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolios_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "wall_entries" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "wall_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"group_name" text NOT NULL,
	"division_name" text NOT NULL,
	"title" text NOT NULL,
	"cover_file_id" uuid,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "wall_entries_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_attempts" (
	"school_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"learning" text NOT NULL,
	"due_on" date,
	"is_late" boolean NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_attempts_school_id_work_id_number_pk" PRIMARY KEY("school_id","work_id","number")
);
--> statement-breakpoint
CREATE TABLE "work_entries" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid,
	"url" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_entries_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "works" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"academic_year" text NOT NULL,
	"project_id" integer NOT NULL,
	"session_id" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"group_id" integer NOT NULL,
	"division_id" integer NOT NULL,
	"publication_number" integer NOT NULL,
	"title" text NOT NULL,
	"cover_file_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"draft_learning" text DEFAULT '' NOT NULL,
	"due_on" date,
	"is_late" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "works_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "works_owner" UNIQUE("school_id","id","person_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "accepted_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "takes_drafts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "allows_url" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rubric_levels" ADD CONSTRAINT "rubric_levels_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_scores" ADD CONSTRAINT "rubric_scores_review_fk" FOREIGN KEY ("school_id","review_id","person_id") REFERENCES "public"."work_reviews"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_comments" ADD CONSTRAINT "work_comments_work_fk" FOREIGN KEY ("school_id","work_id","person_id") REFERENCES "public"."works"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_reviews" ADD CONSTRAINT "work_reviews_work_fk" FOREIGN KEY ("school_id","work_id","person_id") REFERENCES "public"."works"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_work_fk" FOREIGN KEY ("school_id","work_id","person_id") REFERENCES "public"."works"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "wall_entries" ADD CONSTRAINT "wall_entries_work_fk" FOREIGN KEY ("school_id","work_id","person_id") REFERENCES "public"."works"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_attempts" ADD CONSTRAINT "work_attempts_work" FOREIGN KEY ("school_id","work_id","person_id") REFERENCES "public"."works"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_of" FOREIGN KEY ("school_id","work_id","person_id") REFERENCES "public"."works"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "comment_phrases_page" ON "comment_phrases" USING btree ("school_id","person_id","phrase","id");--> statement-breakpoint
CREATE INDEX "rubric_scores_person" ON "rubric_scores" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rubrics_name" ON "rubrics" USING btree ("school_id","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "rubrics_page" ON "rubrics" USING btree ("school_id","name","id");--> statement-breakpoint
CREATE INDEX "work_comments_work" ON "work_comments" USING btree ("school_id","work_id","attempt","id");--> statement-breakpoint
CREATE INDEX "work_comments_person" ON "work_comments" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_reviews_once" ON "work_reviews" USING btree ("school_id","work_id","attempt","reviewer_id");--> statement-breakpoint
CREATE INDEX "work_reviews_person" ON "work_reviews" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "consents" USING btree ("school_id","person_id","held_key");--> statement-breakpoint
CREATE INDEX "consents_given" ON "consents" USING btree ("school_id","given_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wall_entries_work" ON "wall_entries" USING btree ("school_id","work_id");--> statement-breakpoint
CREATE INDEX "wall_entries_newest" ON "wall_entries" USING btree ("school_id","added_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "wall_entries_all" ON "wall_entries" USING btree ("added_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "wall_entries_person" ON "wall_entries" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "wall_entries_cover" ON "wall_entries" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "work_attempts_person" ON "work_attempts" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "work_entries_work" ON "work_entries" USING btree ("school_id","work_id","attempt","position");--> statement-breakpoint
CREATE INDEX "work_entries_file" ON "work_entries" USING btree ("file_id","school_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "work_entries_person" ON "work_entries" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "works_once" ON "works" USING btree ("school_id","person_id","academic_year","project_id","session_id","kind");--> statement-breakpoint
CREATE INDEX "works_queue" ON "works" USING btree ("school_id","academic_year","division_id","state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "works_project" ON "works" USING btree ("school_id","project_id","academic_year","division_id");--> statement-breakpoint
CREATE INDEX "works_person" ON "works" USING btree ("school_id","person_id","updated_at");