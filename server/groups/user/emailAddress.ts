const MAX_LENGTH = 254
const FORM =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Whether a text in lower case is an e-mail address. */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_LENGTH && FORM.test(text)
