// What other groups use of sign-in.
export { openSession, originOf, sendSignInMail, setDeviceCookie, type SignedIn, type SignInOrigin } from './signIns'
