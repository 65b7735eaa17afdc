/** Whether the browser supports passkeys, which it does on pages with TLS and on localhost only. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window
