// What the page of an invitation says.
import { catalogue } from '../../shared/messages'

export const invitationText = catalogue('invitation', {
  invitationTitle: 'Your invitation',
  invitationHelp: 'Welcome, {name}. {tenant} invites you to Aerie. Set a password for {email}, and you are in.',
  invitationLoading: 'Looking for your invitation…',
  invitationIncomplete: 'This address is not complete. Use the link in the mail as it is.',
  invitationOver: 'An invitation works once and for a limited time. Whoever invited you can send a new one.',
  invitationAccepted: 'Your password is set. Log in with it.',
  passwordProblem: 'The password {message}',
  join: 'Set the password and join',
  tryAgain: 'Try again',
})
