import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const CODE = /^#code=(?<code>[\w-]{1,20})$/

/** @param hash of the address that the link of Connect to App has */
export const codeInHash = (hash: string): string | undefined => CODE.exec(hash)?.groups?.code

/** The code of the link that opened this page, until it is dropped. It is taken out of the address, which others may see. */
export function useLinkedCode(): { code: string | undefined; drop: () => void } {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const found = codeInHash(hash)
  const [code, setCode] = useState(found)
  const [seen, setSeen] = useState(found)
  // A second link may be opened while the page is. A code that was dropped may still be in the address for a moment.
  if (found !== seen) {
    setSeen(found)
    if (found !== undefined) setCode(found)
  }
  useEffect(() => {
    if (found !== undefined) void navigate(pathname, { replace: true })
  }, [found, pathname, navigate])
  return { code, drop: () => setCode(undefined) }
}
