import { catalogue } from '../../platform/core/messages'

export const supportAccessText = catalogue('supportAccess', {
  granted: 'Support can enter until the access ends. You can end it at any time.',
  ended: 'Support access ended',
  declined: 'Request declined',
  notFound: 'This support access has already ended. Reload the page.',
  requested: 'We asked the tenant roots of {tenant}',
  alreadyRequested: 'Access was already requested. Wait for the tenant to answer.',
  alreadyOpen: 'Support access is already open. Enter the tenant.',
  alreadyGranted: 'Support access is already open. End it before you grant it again.',
  notGranted: 'The tenant has not granted support access. Ask for it first.',
  notActive: 'This tenant is not active, so nobody can enter it.',
  secondFactorFirst:
    'This tenant requires two-factor authentication. Turn it on in your profile, then enter the tenant again.',
  entered: 'You are in {tenant} as support. You can read and download, but not change anything.',
  left: 'You left the tenant',
})

export const supportAccessMailText = catalogue('supportAccessMail', {
  askSubject: '{product} support asks for access to {tenant}',
  askBody:
    'Hello {name},\n\n{admin} from {product} support asks for access to {tenant} to help you.\n\nReason: {reason}\n\nSupport could read and download your data, but not change anything. You decide for how long, and can end the access at any time. Grant or decline it here:\n{link}\n\nWithout an answer the request expires after 7 days.',
})
