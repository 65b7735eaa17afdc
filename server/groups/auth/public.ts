// What other groups use of sign-in.
export { recordFailedSignIn, requireOpen, requirePassword, startSession } from './service'
export {
  accountDisabled,
  openSession,
  originOf,
  sendSignInMail,
  setDeviceCookie,
  type SignedIn,
  type SignInOrigin,
} from './signIns'
