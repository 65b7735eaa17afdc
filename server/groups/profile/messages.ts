import { catalogue } from '../../platform/core/messages'

export const profileText = catalogue('profile', {
  secondFactorRequired: 'Your organisation requires two-factor authentication. You cannot turn it off.',
  saved: 'Profile saved',
  changedElsewhere: 'Your profile was changed in another window. Reload it before you save.',
  themeSaved: 'Theme saved',
  pictureSaved: 'Picture saved',
  pictureRemoved: 'Picture removed',
  pictureNotFound: 'Picture not found',
  passwordChanged: 'Password changed. All your other sessions have ended.',
  samePassword: 'Choose a password you do not use now',
  currentSession: 'This is your current session. Log out to end it.',
  sessionNotFound: 'Session not found',
  sessionEnded: 'Session ended',
  otherSessionsEnded:
    '{count, plural, =0 {No other session was active} one {# other session ended} other {# other sessions ended}}',
  secondFactorExists: 'Two-factor authentication is already on. Turn it off before you set it up again.',
  nothingToConfirm: 'The set-up of two-factor authentication has expired. Start again.',
  wrongCode: 'This code is not correct. Check that the clock of your phone is right.',
  noSecondFactor: 'Two-factor authentication is not on',
  secondFactorOn: 'Two-factor authentication is on. Keep your recovery codes in a safe place.',
  recoveryCodesRenewed: 'New recovery codes created. The old ones no longer work.',
  secondFactorOff: 'Two-factor authentication is off',
  asked: 'Your request was sent to the tenant roots of your organisation',
  heldAlready: 'You have this permission. Reload the page.',
  notGrantable: 'Nobody can grant you this permission',
  askedAlready: 'You asked for this in the last 24 hours. Wait for an answer, or talk to a tenant root.',
  tooManyRequests: 'You can send {limit} requests in 24 hours. Try again tomorrow.',
})

export const profileMailText = catalogue('profileMail', {
  askSubject: '{name} asks for access',
  askBody:
    'Hello {root},\n\n{name} ({email}) asks for the permission "{permission}". You can grant it here:\n{link}\n\nIf you do not want to grant it, ignore this mail.',
})
