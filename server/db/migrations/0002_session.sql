CREATE TABLE "forced_logout_sessions" (
	"school_id" integer NOT NULL,
	"logout_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "forced_logout_sessions_school_id_logout_id_session_id_pk" PRIMARY KEY("school_id","logout_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "forced_logouts" (
	"school_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" integer NOT NULL,
	"kind" text NOT NULL,
	"person_id" integer,
	"grade_id" integer,
	"division_id" integer,
	"spares_actor" boolean NOT NULL,
	"people" integer NOT NULL,
	"sessions" integer NOT NULL,
	CONSTRAINT "forced_logouts_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"key" text PRIMARY KEY NOT NULL,
	"is_live" boolean NOT NULL,
	"position" smallint NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"roles" smallint[] NOT NULL,
	"questions" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"link_label" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title || ' ' || questions), 'A') || setweight(to_tsvector('english', body), 'C')) STORED,
	"shipped" jsonb,
	"shipped_hash" text,
	"is_changed" boolean DEFAULT false NOT NULL,
	"draft" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "helpdesk_chats" (
	"school_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"person_id" integer NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "helpdesk_chats_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "helpdesk_messages" (
	"school_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "helpdesk_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "helpdesk_messages_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "helpdesk_tickets" (
	"school_id" integer NOT NULL,
	"chat_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "helpdesk_tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"assignee_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "helpdesk_tickets_school_id_chat_id_pk" PRIMARY KEY("school_id","chat_id")
);
--> statement-breakpoint
CREATE TABLE "notification_wishes" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"muted" text[] NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	CONSTRAINT "notification_wishes_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"school_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"version" integer NOT NULL,
	"from_name" text NOT NULL,
	"message" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "notifications_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"alternate_contact" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"picture_id" uuid,
	"picture_key" text,
	"small_picture_key" text,
	"strength" text DEFAULT '' NOT NULL,
	"tools" text DEFAULT '' NOT NULL,
	"access_id" text DEFAULT '' NOT NULL,
	"access_type" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "school_settings" (
	"school_id" integer NOT NULL,
	"key" text NOT NULL,
	"level" smallint NOT NULL,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_settings_school_id_key_pk" PRIMARY KEY("school_id","key")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"roles" smallint[] NOT NULL,
	"onboarding_roles" smallint[] DEFAULT '{}' NOT NULL,
	"video_key" text NOT NULL,
	"cover_key" text NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"resolutions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_secrets" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_secrets_school_id_person_id_kind_pk" PRIMARY KEY("school_id","person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_days" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"role" integer NOT NULL,
	CONSTRAINT "login_days_school_id_person_id_day_pk" PRIMARY KEY("school_id","person_id","day")
);
--> statement-breakpoint
CREATE TABLE "page_times" (
	"school_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "page_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"page" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_times_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "search_text" text GENERATED ALWAYS AS (('x' || school_id::text || 'x ' || (case when octet_length(title) = char_length(title) then lower(title) else translate(translate(lower(normalize(title, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "modules" text[];--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "psw_change_status" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "psw_skips" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_text" text GENERATED ALWAYS AS (('x' || school_id::text || 'x ' || (case when octet_length((first_name || ' ' || last_name || ' ' || login_name)) = char_length((first_name || ' ' || last_name || ' ' || login_name)) then lower((first_name || ' ' || last_name || ' ' || login_name)) else translate(translate(lower(normalize((first_name || ' ' || last_name || ' ' || login_name), NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "devices_at_once" smallint;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "partner_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "partner_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "psw_skipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "forced_logouts_at" ON "forced_logouts" USING btree ("school_id","at");--> statement-breakpoint
CREATE INDEX "forced_logouts_key" ON "forced_logouts" USING btree ("school_id","key","at");--> statement-breakpoint
CREATE INDEX "helpdesk_chats_person" ON "helpdesk_chats" USING btree ("school_id","person_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "helpdesk_messages_chat" ON "helpdesk_messages" USING btree ("school_id","chat_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "helpdesk_tickets_number" ON "helpdesk_tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "helpdesk_tickets_status" ON "helpdesk_tickets" USING btree ("status","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_cause" ON "notifications" USING btree ("school_id","person_id","cause");--> statement-breakpoint
CREATE INDEX "notifications_person" ON "notifications" USING btree ("school_id","person_id","created_at" DESC NULLS LAST) WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_secrets_hash" ON "one_time_secrets" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "spent_tickets_expiry" ON "spent_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_days_day" ON "login_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_times_person" ON "page_times" USING btree ("school_id","person_id","left_at");--> statement-breakpoint
CREATE INDEX "page_times_left" ON "page_times" USING btree ("left_at");--> statement-breakpoint
CREATE INDEX "notices_search" ON "notices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search_text" gin_trgm_ops);