/** Column names of schools and products, in the form of `plainHeading`. */
const words = {
  sourced_id:
    'sourcedid sourceid externalid uniqueid udiseid pen sisid studentsisid userid1 aparid parmanentid permanenteducationnumber',
  user_id:
    'username userid login loginname loginid studentid facultyid teacherid studentwebid teacherloginid',
  admission_no:
    'admissionno admissionnumber admissionnum admno admnno admnumber eid grno grnumber scholarno scholarnumber srnno enrolmentno enrollmentno enrolmentnumber enrollmentnumber registrationno registrationnumber regno studentnumber studentno employeeid प्रवेशसंख्या प्रवेशक्रमांक प्रवेशनंबर दाखिलासंख्या दाखिलानंबर एडमिशननंबर पंजीकरणसंख्या داخلہنمبر داخلہنمبرشمار ایڈمیشننمبر رجسٹریشننمبر',
  roll_no:
    'rollno rollnumber roll classrollno classrollnumber अनुक्रमांक रोलनंबर रोलनं रोलनम्बर رولنمبر رولنمبرشمار',
  full_name:
    'name fullname studentname studentsname nameofstudent nameofthestudent nameofpupil nameofchild facultyname teachername teachersname nameofteacher nameoftheteacher nameofstaff staffname employeename displayname lastfirst lastnamefirstname नाम पूरानाम छात्रकानाम छात्रछात्राकानाम विद्यार्थीकानाम बच्चेकानाम शिक्षककानाम अध्यापककानाम نام پورانام طالبعلمکانام طالبہکانام بچےکانام استادکانام معلمکانام استانیکانام',
  firstName: 'firstname givenname forename studentfirstname प्रथमनाम पहलानाम پہلانام',
  lastName: 'lastname familyname surname studentlastname उपनाम अंतिमनाम कुलनाम सरनेम آخرینام خاندانینام',
  gender: 'gender sex लिंग جنس',
  birth_date:
    'dateofbirth birthdate dob birthday dateofbirthddmmyyyy जन्मतिथि जन्मदिनांक जन्मतारीख تاریخپیدائش پیدائشکیتاریخ',
  mobile:
    'mobile mobileno mobilenumber mobno mob mobilephone phone phoneno phonenumber contact contactno contactnumber sms cell whatsappno homephone parentmobile मोबाइल मोबाइलनंबर मोबाइलनं मोबाइलसंख्या फोन फोननंबर दूरभाष موبائل موبائلنمبر فون فوننمبر',
  alternate_contact:
    'alternatecontact alternatemobile alternateno alternatemobileno emergencycontact वैकल्पिकमोबाइल متبادلنمبر',
  email_id:
    'email emailid emailaddress emailaddr mail studentemail teacheremail primaryemail ईमेल ईमेलआईडी ईमेलपता ایمیل برقیپتہ',
  grade: 'class grade gradename standard std classname gradelevel yearlevel कक्षा दर्जा جماعت کلاس درجہ',
  division: 'section sec division divisionname div homeroom sectionname वर्ग अनुभाग खंड सेक्शन سیکشن فریق شعبہ',
  place:
    'classandsection classsection classsec classdiv gradedivision classes gradeanddivision gradesection orgunitpath sheet कक्षाऔरवर्ग कक्षावर्ग جماعتاورسیکشن',
  club: 'club clubs batch batches clubandbatch clubbatch',
  strength: 'strength',
  tools: 'tools',
};

/** An employee number is another system's id of a teacher. */
const ofFaculty = {
  sourced_id: `${words.sourced_id} employeeid employeeno employeenumber employeecode empid empno empcode staffid staffno staffcode teachernumber teacherno teachercode कर्मचारीसंख्या कर्मचारीआईडी कर्मचारीकोड شناختینمبر ملازمنمبر ملازمتنمبر`,
};

const asSet = (texts: string) => new Set(texts.split(' ').map((word) => word.normalize('NFKC')));
const general = new Map(Object.entries(words).map(([field, texts]) => [field, asSet(texts)]));
const special = new Map(Object.entries(ofFaculty).map(([field, texts]) => [field, asSet(texts)]));
const none: ReadonlySet<string> = new Set();

export const headingWords = (field: string, isOfFaculty: boolean): ReadonlySet<string> =>
  (isOfFaculty ? special.get(field) : undefined) ?? general.get(field) ?? none;
