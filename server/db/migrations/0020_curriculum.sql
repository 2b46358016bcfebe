CREATE TABLE "book_lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"book_id" integer NOT NULL,
	"file_id" uuid,
	"position" integer,
	"title" text NOT NULL,
	"title_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(title, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(title) = char_length(title) then lower(title) else translate(translate(lower(normalize(title, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"description" text DEFAULT '' NOT NULL,
	"class_id" smallint NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"cover_file_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "curriculum_assignments" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"choice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"assignee_id" integer NOT NULL,
	"due_on" date,
	"assigned_by" integer NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "curriculum_assignments_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "curriculum_choices" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"academic_year" text NOT NULL,
	"group_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"template_id" integer,
	"chosen_by" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "curriculum_choices_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "curriculum_templates" (
	"school_id" integer NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'grade' NOT NULL,
	"class_id" smallint,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_module_order" (
	"school_id" integer NOT NULL,
	"academic_year" text NOT NULL,
	"group_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "school_module_order_school_id_academic_year_group_id_module_id_pk" PRIMARY KEY("school_id","academic_year","group_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "template_projects" (
	"template_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "template_projects_template_id_project_id_pk" PRIMARY KEY("template_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "academic_modules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "academic_modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'grade' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic_id" integer NOT NULL,
	"type" text NOT NULL,
	"audience" text NOT NULL,
	"file_id" uuid,
	"url" text DEFAULT '' NOT NULL,
	"minutes" smallint DEFAULT 0 NOT NULL,
	"position" integer,
	"title" text NOT NULL,
	"title_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(title, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(title) = char_length(title) then lower(title) else translate(translate(lower(normalize(title, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"module_id" integer NOT NULL,
	"position" integer,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_alternatives" (
	"project_id" integer NOT NULL,
	"alternative_id" integer NOT NULL,
	CONSTRAINT "project_alternatives_project_id_alternative_id_pk" PRIMARY KEY("project_id","alternative_id")
);
--> statement-breakpoint
CREATE TABLE "project_classes" (
	"project_id" integer NOT NULL,
	"class_id" smallint NOT NULL,
	CONSTRAINT "project_classes_project_id_class_id_pk" PRIMARY KEY("project_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "project_prerequisites" (
	"project_id" integer NOT NULL,
	"required_id" integer NOT NULL,
	CONSTRAINT "project_prerequisites_project_id_required_id_pk" PRIMARY KEY("project_id","required_id")
);
--> statement-breakpoint
CREATE TABLE "project_terms" (
	"project_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "project_terms_project_id_term_id_pk" PRIMARY KEY("project_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"school_id" integer NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"origin" text NOT NULL,
	"author_id" integer NOT NULL,
	"reserved_for" text,
	"kind" text DEFAULT 'grade' NOT NULL,
	"module_id" integer,
	"topic_id" integer,
	"tool_id" integer,
	"tool_level" smallint DEFAULT 0 NOT NULL,
	"objective" text DEFAULT '' NOT NULL,
	"output_type" text DEFAULT 'file' NOT NULL,
	"design_thinking" jsonb NOT NULL,
	"cover_file_id" uuid,
	"sample_file_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"published_number" integer DEFAULT 0 NOT NULL,
	"published_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer NOT NULL,
	"title" text NOT NULL,
	"title_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(title, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(title) = char_length(title) then lower(title) else translate(translate(lower(normalize(title, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"carrier_id" integer NOT NULL,
	"project_id" integer,
	"audience" text DEFAULT 'authors' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_publications" (
	"project_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_by" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_publications_project_id_number_pk" PRIMARY KEY("project_id","number")
);
--> statement-breakpoint
CREATE TABLE "published_projects" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"module_id" integer,
	"tool_id" integer,
	"tool_level" smallint DEFAULT 0 NOT NULL,
	"output_type" text NOT NULL,
	"class_ids" smallint[] NOT NULL,
	"term_ids" integer[] NOT NULL,
	"session_count" smallint NOT NULL,
	"minutes" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(title) = char_length(title) then lower(title) else translate(translate(lower(normalize(title, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED
);
--> statement-breakpoint
CREATE TABLE "published_sessions" (
	"project_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "published_sessions_project_id_session_id_pk" PRIMARY KEY("project_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "report_events" (
	"school_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "report_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"group_id" integer,
	"academic_year" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "report_events_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"type" text NOT NULL,
	"objective" text DEFAULT '' NOT NULL,
	"minutes" smallint DEFAULT 40 NOT NULL,
	"presentation_file_id" uuid,
	"position" integer,
	"title" text NOT NULL,
	"title_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(title, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(title) = char_length(title) then lower(title) else translate(translate(lower(normalize(title, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_activities" (
	"session_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"minutes" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "session_activities_session_id_position_pk" PRIMARY KEY("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "session_references" (
	"session_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"file_id" uuid,
	"url" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_references_session_id_position_pk" PRIMARY KEY("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "teacher_materials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"project_id" integer NOT NULL,
	"session_id" integer,
	"body" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"url" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"title_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(title, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(title) = char_length(title) then lower(title) else translate(translate(lower(normalize(title, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "academic_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "academic_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"parent_id" integer DEFAULT 0 NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tool_classes" (
	"tool_id" integer NOT NULL,
	"class_id" smallint NOT NULL,
	CONSTRAINT "tool_classes_tool_id_class_id_pk" PRIMARY KEY("tool_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "tool_levels" (
	"tool_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tool_levels_tool_id_level_pk" PRIMARY KEY("tool_id","level")
);
--> statement-breakpoint
CREATE TABLE "tools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"description" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name, NFKC), '\s', '', 'g'), U&'\200B\200C\200D\2060\FEFF\00AD', ''))) STORED,
	"search_text" text GENERATED ALWAYS AS ((' ' || (case when octet_length(name) = char_length(name) then lower(name) else translate(translate(lower(normalize(name, NFKD)), ' abcdefghijklmnopqrstuvwxyz0123456789ँः़्ঁঃ়্ਁਃ਼੍ઁઃ઼્ଁଃ଼୍஁ஃ஼்ఁః఼్ಁಃ಼್ഁഃ̴̵̶̷̸഼്̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ًٌٍَُِّْ͓͔͕͖͙͚ٕ͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯٓٔ͘͜͟͢͝͞͠͡ءـ‌‍ьъ', ' abcdefghijklmnopqrstuvwxyz0123456789'), ' abcdefghijklmnopqrstuvwxyz0123456789अआइईउऊऋऌऍऎएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहािीुूृॄॅॆेैॉॊोौ०१२३४५६७८९ंآاأإٱبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوہھهةۃیيىےабвгґдеєжзиіклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρσςτυφχψωøłđıæœßþðঅআইঈউঊঋঌ঍঎এঐ঑঒ওঔকখগঘঙচছজঝঞটঠডঢণতথদধন঩পফবভমযর঱ল঳঴঵শষসহািীুূৃৄ৅৆েৈ৉৊োৌ০১২৩৪৫৬৭৮৯ংਅਆਇਈਉਊ਋਌਍਎ਏਐ਑਒ਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨ਩ਪਫਬਭਮਯਰ਱ਲਲ਼਴ਵਸ਼਷ਸਹਾਿੀੁੂ੃੄੅੆ੇੈ੉੊ੋੌ੦੧੨੩੪੫੬੭੮੯ਂઅઆઇઈઉઊઋઌઍ઎એઐઑ઒ઓઔકખગઘઙચછજઝઞટઠડઢણતથદધન઩પફબભમયર઱લળ઴વશષસહાિીુૂૃૄૅ૆ેૈૉ૊ોૌ૦૧૨૩૪૫૬૭૮૯ંଅଆଇଈଉଊଋଌ଍଎ଏଐ଑଒ଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନ଩ପଫବଭମଯର଱ଲଳ଴ଵଶଷସହାିୀୁୂୃୄ୅୆େୈ୉୊ୋୌ୦୧୨୩୪୫୬୭୮୯ଂஅஆஇஈஉஊ஋஌஍எஏஐ஑ஒஓஔக஖஗஘ஙச஛ஜ஝ஞட஠஡஢ணத஥஦஧நனப஫஬஭மயரறலளழவஶஷஸஹாிீுூ௃௄௅ெேை௉ொோௌ௦௧௨௩௪௫௬௭௮௯ஂఅఆఇఈఉఊఋఌ఍ఎఏఐ఑ఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధన఩పఫబభమయరఱలళఴవశషసహాిీుూృౄ౅ెేై౉ొోౌ౦౧౨౩౪౫౬౭౮౯ంಅಆಇಈಉಊಋಌ಍ಎಏಐ಑ಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನ಩ಪಫಬಭಮಯರಱಲಳ಴ವಶಷಸಹಾಿೀುೂೃೄ೅ೆೇೈ೉ೊೋೌ೦೧೨೩೪೫೬೭೮೯ಂഅആഇഈഉഊഋഌ഍എഏഐ഑ഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹാിീുൂൃൄ൅െേൈ൉ൊോൌ൦൧൨൩൪൫൬൭൮൯ം۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', ' abcdefghijklmnopqrstuvwxyz0123456789aaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaaaabpttsjchkddzrrzzsssztzagfqkkglmnnvhhhhhiiieabvggdeejziiklmnoprstufhccssyeuaabgdezitiklmnxoprsstyfhpooldiaostdaaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789naaiiuurleeeeooookkggncjjjzntddnntddnnppbbmyrrlllvssshaiiuurreeeeoooo0123456789n01234567890123456789') end))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "book_lessons" ADD CONSTRAINT "book_lessons_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_assignments" ADD CONSTRAINT "curriculum_assignments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_choices" ADD CONSTRAINT "curriculum_choices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_templates" ADD CONSTRAINT "curriculum_templates_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_projects" ADD CONSTRAINT "template_projects_template_id_curriculum_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."curriculum_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_projects" ADD CONSTRAINT "template_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_module_id_academic_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."academic_modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_alternatives" ADD CONSTRAINT "project_alternatives_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_alternatives" ADD CONSTRAINT "project_alternatives_alternative_id_projects_id_fk" FOREIGN KEY ("alternative_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_classes" ADD CONSTRAINT "project_classes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_prerequisites" ADD CONSTRAINT "project_prerequisites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_prerequisites" ADD CONSTRAINT "project_prerequisites_required_id_projects_id_fk" FOREIGN KEY ("required_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_terms" ADD CONSTRAINT "project_terms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_publications" ADD CONSTRAINT "project_publications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_projects" ADD CONSTRAINT "published_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_sessions" ADD CONSTRAINT "published_sessions_project_id_published_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."published_projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_sessions" ADD CONSTRAINT "project_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_activities" ADD CONSTRAINT "session_activities_session_id_project_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."project_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_references" ADD CONSTRAINT "session_references_session_id_project_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."project_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_materials" ADD CONSTRAINT "teacher_materials_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_lessons_title" ON "book_lessons" USING btree ("book_id","title_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "book_lessons_book" ON "book_lessons" USING btree ("book_id","position");--> statement-breakpoint
CREATE INDEX "book_lessons_file" ON "book_lessons" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "books_name" ON "books" USING btree ("name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "books_page" ON "books" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "books_class" ON "books" USING btree ("class_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_assignments_once" ON "curriculum_assignments" USING btree ("school_id","choice_id","kind","assignee_id");--> statement-breakpoint
CREATE INDEX "curriculum_assignments_assignee" ON "curriculum_assignments" USING btree ("school_id","kind","assignee_id","choice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_choices_once" ON "curriculum_choices" USING btree ("school_id","academic_year","group_id","project_id");--> statement-breakpoint
CREATE INDEX "curriculum_choices_project" ON "curriculum_choices" USING btree ("school_id","project_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_templates_name" ON "curriculum_templates" USING btree ("school_id","kind","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "curriculum_templates_class" ON "curriculum_templates" USING btree ("school_id","kind","class_id");--> statement-breakpoint
CREATE INDEX "template_projects_project" ON "template_projects" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "academic_modules_name" ON "academic_modules" USING btree ("kind","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "academic_modules_page" ON "academic_modules" USING btree ("kind","name","id");--> statement-breakpoint
CREATE INDEX "contents_topic" ON "contents" USING btree ("topic_id","position");--> statement-breakpoint
CREATE INDEX "contents_file" ON "contents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name" ON "topics" USING btree ("module_id","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "topics_module" ON "topics" USING btree ("module_id","position");--> statement-breakpoint
CREATE INDEX "project_classes_class" ON "project_classes" USING btree ("class_id","project_id");--> statement-breakpoint
CREATE INDEX "project_prerequisites_required" ON "project_prerequisites" USING btree ("required_id","project_id");--> statement-breakpoint
CREATE INDEX "project_terms_term" ON "project_terms" USING btree ("term_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_title" ON "projects" USING btree ("school_id","title_key") WHERE removed_at is null and title <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "projects_reserved" ON "projects" USING btree ("school_id","author_id","reserved_for");--> statement-breakpoint
CREATE INDEX "projects_page" ON "projects" USING btree ("school_id","title","id");--> statement-breakpoint
CREATE INDEX "projects_updated" ON "projects" USING btree ("school_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "projects_author" ON "projects" USING btree ("school_id","author_id","updated_at");--> statement-breakpoint
CREATE INDEX "projects_module" ON "projects" USING btree ("module_id","school_id");--> statement-breakpoint
CREATE INDEX "projects_tool" ON "projects" USING btree ("tool_id","school_id");--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin ("school_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_files_file" ON "content_files" USING btree ("file_id","school_id");--> statement-breakpoint
CREATE INDEX "content_files_carrier" ON "content_files" USING btree ("carrier","carrier_id","revision");--> statement-breakpoint
CREATE INDEX "content_files_project" ON "content_files" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "published_projects_page" ON "published_projects" USING btree ("school_id","title","project_id");--> statement-breakpoint
CREATE INDEX "published_projects_module" ON "published_projects" USING btree ("school_id","module_id","title","project_id");--> statement-breakpoint
CREATE INDEX "published_projects_newest" ON "published_projects" USING btree ("school_id","published_at","project_id");--> statement-breakpoint
CREATE INDEX "published_projects_classes" ON "published_projects" USING gin ("class_ids");--> statement-breakpoint
CREATE INDEX "published_projects_terms" ON "published_projects" USING gin ("term_ids");--> statement-breakpoint
CREATE INDEX "published_projects_search" ON "published_projects" USING gin ("school_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "published_sessions_session" ON "published_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "report_events_at" ON "report_events" USING btree ("school_id","at");--> statement-breakpoint
CREATE INDEX "report_events_subject" ON "report_events" USING btree ("school_id","subject","subject_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_sessions_title" ON "project_sessions" USING btree ("project_id","title_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "project_sessions_project" ON "project_sessions" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "project_sessions_file" ON "project_sessions" USING btree ("presentation_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_materials_title" ON "teacher_materials" USING btree ("project_id","kind","title_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "teacher_materials_page" ON "teacher_materials" USING btree ("kind","title","id");--> statement-breakpoint
CREATE INDEX "teacher_materials_file" ON "teacher_materials" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "academic_terms_name" ON "academic_terms" USING btree ("kind","parent_id","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "academic_terms_page" ON "academic_terms" USING btree ("kind","name","id");--> statement-breakpoint
CREATE INDEX "academic_terms_search" ON "academic_terms" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tool_classes_class" ON "tool_classes" USING btree ("class_id","tool_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tools_name" ON "tools" USING btree ("name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "tools_page" ON "tools" USING btree ("name","id");--> statement-breakpoint
-- By hand from here on. Positions are looked at when all rows of an order stand, so that it is changed in any way.
alter table academic_modules add constraint academic_modules_position unique (kind, position) deferrable initially deferred;
--> statement-breakpoint
alter table topics add constraint topics_position unique (module_id, position) deferrable initially deferred;
--> statement-breakpoint
alter table contents add constraint contents_position unique (topic_id, position) deferrable initially deferred;
--> statement-breakpoint
alter table project_sessions add constraint project_sessions_position unique (project_id, position) deferrable initially deferred;
--> statement-breakpoint
alter table book_lessons add constraint book_lessons_position unique (book_id, position) deferrable initially deferred;
--> statement-breakpoint
-- What reports count was so, whatever is thought of it later.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name;
end $$;
--> statement-breakpoint
create trigger report_events_append_only
  before update or delete on report_events
  for each row execute function refuse_change();
