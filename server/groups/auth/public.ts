// What other groups use of sign-in.
export { accountDisabled, recordFailedSignIn, requireOpen, requirePassword, startSession } from './service'
export { openSession, originOf, sendSignInMail, setDeviceCookie, type SignedIn, type SignInOrigin } from './signIns'
