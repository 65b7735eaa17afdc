// The heading of the page that is open, told to what stands round it: the breadcrumb ends with it.
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

/** The heading of the page that is open, or undefined while it has none. */
export const usePageTitle = (): string | undefined => useContext(TitleContext)

/** Says what the page is called, as long as it is open. */
export function useTellPageTitle(title: string): void {
  const tell = useContext(TellContext)
  useEffect(() => {
    tell(title)
    return () => tell(undefined)
  }, [tell, title])
}
