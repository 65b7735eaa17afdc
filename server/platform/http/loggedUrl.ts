// Addresses as the log has them: those of links and of their visitors have secrets.

const SECRETS = [
  /^(\/share\/)[^/?]+/,
  /([?&]share=)[^&]+/,
  /([?&]ticket=)[^&]+/,
  // The tokens of visits and the keys of previews: 43 characters, of which IDs have fewer.
  /(\/visit\/[a-z-]+\/)[\w-]{43,}/,
]

/** The address of a request without the secrets in it. */
export const withoutSecrets = (url: string): string =>
  SECRETS.reduce((text, secret) => text.replace(secret, '$1***'), url)
