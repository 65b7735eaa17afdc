// Heading of the open page, for the breadcrumb.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

const TitleContext = createContext<string | undefined>(undefined)
const TellContext = createContext<(title: string | undefined) => void>(() => undefined)

export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string>()
  return (
    <TellContext value={setTitle}>
      <TitleContext value={title}>{children}</TitleContext>
    </TellContext>
  )
}

/** Heading of the open page, or undefined if it has none. */
export const usePageTitle = (): string | undefined => useContext(TitleContext)

/** Sets the heading while the page is open. */
export function useSetPageTitle(title: string): void {
  const tell = useContext(TellContext)
  useEffect(() => {
    tell(title)
    return () => tell(undefined)
  }, [tell, title])
}
