CREATE TABLE "calendar_feeds" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "notice_receipts" (
	"school_id" integer NOT NULL,
	"notice_id" bigint NOT NULL,
	"person_id" integer NOT NULL,
	"seen_at" timestamp with time zone,
	"as_reader" boolean DEFAULT false NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"reminded_on" date,
	"reminder_mailed_on" date,
	CONSTRAINT "notice_receipts_school_id_notice_id_person_id_pk" PRIMARY KEY("school_id","notice_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "file_text_parts" (
	"school_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"part" smallint NOT NULL,
	"text" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "file_text_parts_school_id_sha256_part_pk" PRIMARY KEY("school_id","sha256","part")
);
--> statement-breakpoint
CREATE TABLE "file_texts" (
	"school_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_texts_school_id_sha256_pk" PRIMARY KEY("school_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "helpdesk_recordings" (
	"school_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"person_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"app" text NOT NULL,
	"page" text NOT NULL,
	"machines" text[] NOT NULL,
	"steps" integer NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "helpdesk_recordings_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "notice_translations" (
	"school_id" integer NOT NULL,
	"notice_id" bigint NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"of_title" text NOT NULL,
	"of_description" text NOT NULL,
	"version" integer NOT NULL,
	"written_by" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (('x' || school_id::text || 'x ' || (case when octet_length(title) = char_length(title) then lower(title) else translate(translate(lower(normalize(title, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	CONSTRAINT "notice_translations_school_id_notice_id_language_pk" PRIMARY KEY("school_id","notice_id","language")
);
--> statement-breakpoint
DROP INDEX "memberships_division";--> statement-breakpoint
DROP INDEX "memberships_grade";--> statement-breakpoint
DROP INDEX "people_role";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "thumb_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "thumb_width" smallint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "thumb_height" smallint;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "asks_receipt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "reach" integer;--> statement-breakpoint
ALTER TABLE "notification_wishes" ADD COLUMN "mail" text DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED;--> statement-breakpoint
ALTER TABLE "states" ADD COLUMN "search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "notice_receipts_person" ON "notice_receipts" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "notice_receipts_notice" ON "notice_receipts" USING btree ("notice_id","school_id");--> statement-breakpoint
CREATE INDEX "file_texts_words" ON "file_texts" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "helpdesk_recordings_chat" ON "helpdesk_recordings" USING btree ("school_id","chat_id");--> statement-breakpoint
CREATE INDEX "helpdesk_recordings_person" ON "helpdesk_recordings" USING btree ("school_id","person_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notice_translations_search" ON "notice_translations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "files_bytes" ON "files" USING btree ("school_id","sha256");--> statement-breakpoint
CREATE INDEX "mail_ledger_waiting" ON "mail_ledger" USING btree ("school_id","person_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "notices_deleted" ON "notices" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_of_cause" ON "notifications" USING btree ("cause","school_id","id");--> statement-breakpoint
CREATE INDEX "people_no_mail" ON "people" USING btree ("school_id","role","is_active","id") WHERE email = '';--> statement-breakpoint
CREATE INDEX "schools_name" ON "schools" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "schools_search" ON "schools" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "memberships_division" ON "memberships" USING btree ("school_id","division_id","person_id");--> statement-breakpoint
CREATE INDEX "memberships_grade" ON "memberships" USING btree ("school_id","grade_id","division_id","person_id");--> statement-breakpoint
CREATE INDEX "people_role" ON "people" USING btree ("school_id","role","is_active","id");