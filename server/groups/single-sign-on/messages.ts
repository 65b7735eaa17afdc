import { catalogue } from '../../platform/core/messages'

export const singleSignOnText = catalogue('singleSignOn', {
  saved: 'Single sign-on saved',
  deleted: 'Single sign-on removed. People sign in with their passwords.',
  changedElsewhere: 'Single sign-on was changed meanwhile. Reload the page.',
  notFound: 'Single sign-on is not set up',
  needed: 'Enter a value',
  originNotAllowed: 'This installation does not permit this provider. Ask its administrator to add {origin}.',
  providerFailed: 'The provider does not answer as expected: {reason}. Check the address.',
  issuerInvalid: 'Enter a valid address that starts with https://',
  sharedIssuer:
    'This address is that of all organisations at the provider, so that people of others could sign in. Enter the address of your own directory, with its ID in place of common, organizations, consumers or a placeholder, for example https://login.microsoftonline.com/01234567-89ab-cdef-0123-456789abcdef/v2.0.',
  domainsNeeded: 'Enter the e-mail domains of your people before you turn single sign-on on',
  enabledFirst: 'Turn single sign-on on before you turn passwords off',
  proofNeeded: 'Prove at least one of the domains before you turn single sign-on on',
  // Domains
  domainNotFound: 'This domain is not among those of the settings',
  domainProven: '{domain} is proven',
  domainMailed: 'We sent a code to {to}. It is valid for an hour.',
  domainTaken: 'Another organisation of this installation has proven this domain.',
  provenAlready: 'This domain is proven already',
  recordMissing: 'The TXT record {name} with this value does not exist yet. New records can take some time to appear.',
  recordUnknown: 'The name servers do not answer for {name}. Try again later.',
  wrongDomainCode: 'This code is wrong or has expired. Request a new one.',
  tooManyMails: 'Too many mails. Try again in 15 minutes.',
  mailFailed: 'The mail to {to} could not be sent. Try again later, or use the DNS record.',
  unknownGroup: 'Choose an existing user group',
  tooManySignIns: 'Too many sign-ins from your network. Try again in 15 minutes.',
  tooManyLookUps: 'Too many requests. Try again in 15 minutes.',
  // Test
  testFailed: 'The sign-in failed: {reason}',
  // Sign-in
  unknownAddress: 'This sign-in address does not exist or is turned off. Ask your administrator for the current one.',
  signedIn: 'Signed in',
  startAgain: 'This sign-in has expired or was started in another browser. Start again.',
  providerRefused: 'The identity provider refused the sign-in. Start again, or ask your administrator.',
  cancelled: 'You cancelled the sign-in at the identity provider.',
  answerRejected: 'The answer of the identity provider could not be verified. Start again.',
  noEmail: 'The identity provider did not send a verified e-mail address. Ask your administrator.',
  verificationUnknown:
    'The identity provider does not say whether your e-mail address is verified. Ask your administrator to let it say so, or to permit that in the settings of single sign-on.',
  otherDomain: 'Your e-mail address does not belong to the domains of this organisation.',
  noAccount: 'You have no account in this organisation. Ask your administrator to invite you.',
  otherIdentity: 'Your account is connected to another identity at the provider. Ask your administrator.',
  accountDisabled: 'Your account is disabled. Ask your administrator.',
  notActive: 'This organisation is not active.',
})

export const singleSignOnMailText = catalogue('singleSignOnMail', {
  domainSubject: 'Confirm that {domain} may use {product}',
  domainBody:
    'Hello,\n\n{tenant} wants its people with addresses of {domain} to sign in to {product} with its own identity provider.\n\nIf you agree, give this code to whoever asked you for it: {code}\n\nIt works once and is valid for an hour. If you do not know {tenant}, ignore this mail; nothing changes.',
})
