import type { Row } from './rows.ts';

// nobody provider provisional facility np admin lab accounts relations
export const BUSINESS_ROWS: readonly Row[] = [
  ['registerProvider', 'any', '+ 3 3 3 3 + + + +'],
  ['registerFacility', 'any', '+ 3 3 3 3 + + + +'],
  ['registerUser', 'any', '1 3 3 3 3 + + + +'],
  ['registerOperatorStaff', 'any', '1 3 3 3 3 + + + +'],
  ['registerOther', 'any', '1 3 3 3 3 + + + +'],
  ['listRegistrations', 'any', '1 + + + + + + + +'],
  ['getRegistrationDocument', 'registration', '11 +4 +4 +4 +4 ++ ++ ++ ++'],
  ['getRegistration', 'registration', '11 +4 +4 +4 +4 ++ ++ ++ ++'],
  ['updateRegistration', 'registration', '11 +4 +4 +4 +4 ++ ++ ++ ++'],
  ['submitRegistration', 'registration', '11 +4 +4 +4 +4 +3 +3 +3 +3'],
  ['reviewRegistration', 'registration', '11 34 34 34 34 ++ 33 33 ++'],
  ['listRegistrationDocuments', 'registration', '11 +4 +4 +4 +4 ++ ++ ++ ++'],
  ['uploadRegistrationDocument', 'registration', '11 +4 +4 +4 +4 ++ ++ ++ ++'],
  ['deleteRegistrationDocument', 'registration', '11 +4 +4 +4 +4 ++ ++ ++ ++'],

  ['listAccounts', 'any', '1 3 3 3 3 + + + +'],
  ['getAccount', 'any', '1 3 3 3 3 + + + +'],
  ['createAccount', 'any', '1 3 3 3 3 + 3 3 +'],
  ['updateAccount', 'any', '1 3 3 3 3 + 3 3 +'],
  ['changeAccountLeadStatus', 'any', '1 3 3 3 3 + 3 3 +'],

  ['createEnquiry', 'any', '+ 3 3 3 3 + + + +'],
  ['listEnquiries', 'any', '1 3 3 3 3 + + + +'],
  ['getEnquiry', 'any', '1 3 3 3 3 + + + +'],
  ['updateEnquiry', 'any', '1 3 3 3 3 + + + +'],
  ['addEnquiryNote', 'any', '1 3 3 3 3 + + + +'],
  ['changeEnquiryStatus', 'any', '1 3 3 3 3 + 3 3 +'],
  ['convertEnquiry', 'any', '1 3 3 3 3 + 3 3 +'],

  ['createSupportTicket', 'any', '1 + + + + + + + +'],
  ['listSupportTickets', 'any', '1 + + + + + + + +'],
  ['getSupportTicket', 'ticket', '11 +4 +4 +4 +4 ++ ++ ++ ++'],
  ['replySupportTicket', 'ticket', '11 +4 +4 +4 +4 ++ ++ ++ ++'],
  ['closeSupportTicket', 'ticket', '11 34 34 34 34 ++ ++ ++ ++'],

  ['listBillings', 'any', '1 3 3 3 3 + 3 + 3'],
  ['createBilling', 'any', '1 3 3 3 3 + 3 + 3'],
  ['exportBillings', 'any', '1 3 3 3 3 + 3 + 3'],
  ['getBilling', 'any', '1 3 3 3 3 + 3 + 3'],
  ['updateBilling', 'any', '1 3 3 3 3 + 3 + 3'],
  ['issueBilling', 'any', '1 3 3 3 3 + 3 + 3'],
  ['recordPayment', 'any', '1 3 3 3 3 + 3 + 3'],
  ['reopenBilling', 'any', '1 3 3 3 3 + 3 + 3'],
  ['voidBilling', 'any', '1 3 3 3 3 + 3 + 3'],
];
