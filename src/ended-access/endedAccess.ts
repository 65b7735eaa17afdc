// What ends with a password, as it is chosen and as it is sent.

/** What ends of a kind. */
export interface EndedKind {
  ends: boolean
  /** IDs of those that stay nevertheless. */
  keeps: string[]
}

/** What ends with a password. A kind that is not offered is missing. */
export interface EndedAccess {
  tokens?: EndedKind
  phones?: EndedKind
  links?: EndedKind
}

export const ENDS_ALL_OF_KIND: EndedKind = { ends: true, keeps: [] }
export const ENDS_ALL: EndedAccess = {
  tokens: ENDS_ALL_OF_KIND,
  phones: ENDS_ALL_OF_KIND,
  links: ENDS_ALL_OF_KIND,
}

interface EndedAccessBody {
  endsTokens?: boolean
  keepsTokens?: string[]
  endsPhones?: boolean
  keepsPhones?: string[]
  endsLinks?: boolean
  keepsLinks?: string[]
}

/** The choice in the form in which it is sent. */
export function endedAccessBody({ tokens, phones, links }: EndedAccess): EndedAccessBody {
  return {
    ...(tokens && { endsTokens: tokens.ends }),
    ...(tokens && tokens.keeps.length > 0 && { keepsTokens: tokens.keeps }),
    ...(phones && { endsPhones: phones.ends }),
    ...(phones && phones.keeps.length > 0 && { keepsPhones: phones.keeps }),
    ...(links && { endsLinks: links.ends }),
    ...(links && links.keeps.length > 0 && { keepsLinks: links.keeps }),
  }
}
