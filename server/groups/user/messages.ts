import { catalogue } from '../../platform/core/messages'

export const userText = catalogue('user', {
  termsAccepted: 'Terms accepted',
  created: 'User created. We are sending an invitation to {email}.',
  saved: 'User saved',
  deleted: 'User deleted',
  erasing: 'The account was deleted, and the personal data is being erased. The list of jobs says when it is done.',
  beingErased: 'The personal data is being erased already. The list of jobs says when it is done.',
  erasedPerson: 'Erased person',
  erasureTitle: 'Personal data of a deleted account',
  importable: '{created} of {total, plural, one {# row} other {# rows}} can be imported',
  imported: '{created} of {total, plural, one {# row} other {# rows}} imported',
  invited: 'We are sending a new invitation.',
  secondFactorReset:
    'Two-factor authentication reset and passkeys removed. The user now logs in with the password only.',
  passwordSet: 'Password set. Log in with it.',
  notFound: 'User not found',
  changedElsewhere: 'Someone else changed this user. Reload it before you save.',
  ownDeletion: 'You cannot delete yourself. Ask another tenant root.',
  ownAccess: 'You cannot change your own access. Ask another tenant root.',
  disabledMany: '{count, plural, one {# user} other {# users}} disabled',
  enabledMany: '{count, plural, one {# user} other {# users}} enabled',
  addedToGroup: '{count, plural, one {# user} other {# users}} added to {group}',
  invitedMany: 'We are sending {count, plural, one {# invitation} other {# invitations}}.',
  notFoundMany: 'One of the users was not found. Reload the list and select again.',
  groupNotFound: 'User group not found',
  fixedRole: 'Select only tenant staff and tenant users. The permissions of the other roles are fixed.',
  groupAbove: 'This user group has permissions that you do not have. Ask someone who has all of them.',
  higherAccessMany: 'One of the users has permissions that you do not have. Ask someone who has all of them.',
  lastRootMany: 'At least one tenant root must stay enabled. Remove one from the selection.',
  ownAccessMany: 'You cannot change your own access. Remove yourself from the selection.',
  alreadyJoinedMany: 'One of the users has already joined. Select only users who have not joined.',
  invitedRecentlyMany: 'One of the users was sent an invitation less than a minute ago. Try again in a minute.',
  lastRoot: 'This is the last tenant root. Make another user a tenant root first.',
  higherAccess: 'This user has permissions that you do not have. Ask someone who has all of them.',
  emailTaken: 'This e-mail already has an account. Use another one.',
  unknownGroup: 'Choose existing user groups',
  unknownPermission: 'Choose an existing permission',
  alreadyJoined: 'This user has already joined. Only users who have not joined can be invited again.',
  invitedRecently: 'An invitation was sent less than a minute ago. Try again in a minute.',
  invitationInvalid: 'This invitation is no longer valid. Ask for a new one.',
  textAndFile: 'Send the text or an uploaded file, not both.',
  notUtf8: 'The file is not text in UTF-8. Save it as CSV in UTF-8 and upload it again.',
  noSecondFactor: 'This user has neither two-factor authentication nor passkeys',
})

/** Errors of an imported file and of its rows. */
export const importText = catalogue('userImport', {
  tooManyRows: 'The file has more than {max, plural, one {# row} other {# rows}}. Split it and import the parts.',
  noRows: 'The file has no rows below the header. Add one row for each user.',
  unknownColumn:
    'The file has an unknown column "{column}". Use only the columns name, email, userType, groups and permissions.',
  missingColumn: 'The file has no column "{column}" in its first row. Add it.',
  alreadyHere: 'This person already has an account in your organisation, which stays unchanged.',
  problemAt: '{column}: {problem}',
  repeatedEmail: 'An earlier row has the same e-mail. Remove one of them.',
  unknownGroup: 'The user group "{name}" does not exist. Create it first, or correct the name.',
})

/** Explains why a user has a permission, or does not have it. */
export const reasonText = catalogue('permissionReason', {
  role: 'The role {role} includes this permission.',
  granted: 'This permission was granted to the user individually.',
  group: 'The user group {name} includes this permission.',
  fixedRole: 'Not allowed. The permissions of the role {role} are fixed.',
  reserved: 'Not allowed. Only tenant roots and super-admins can have this permission.',
  grantable:
    'Not granted. {count, plural, one {This user can grant it: {names}.} other {These users can grant it: {names}.}}',
  notGrantable: 'Not granted. At the moment no user of your organisation can grant it.',
})

export const userMailText = catalogue('userMail', {
  invitationSubject: '{tenant} invites you to {product}',
  invitationBody:
    'Hello {name},\n\n{tenant} created an account for you in {product}. Choose your password here:\n{link}\n\nThe link works once and is valid for 7 days.',
})
