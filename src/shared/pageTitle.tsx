// Heading of the open page and the record it is about, for the breadcrumb.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

export interface PageTitle {
  /** Heading of the page. */
  title: string
  /** Name of the record, if the page is about one and its heading is not the name, such as "Edit Harbour survey". */
  recordName?: string
}

const TitleContext = createContext<PageTitle | undefined>(undefined)
const SetTitleContext = createContext<(title: PageTitle | undefined) => void>(() => undefined)

export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<PageTitle>()
  return (
    <SetTitleContext value={setTitle}>
      <TitleContext value={title}>{children}</TitleContext>
    </SetTitleContext>
  )
}

/** Title of the open page, or undefined if it has none. */
export const usePageTitle = (): PageTitle | undefined => useContext(TitleContext)

/** Sets the title while the page is open. */
export function useSetPageTitle(title: string, recordName?: string): void {
  const setTitle = useContext(SetTitleContext)
  useEffect(() => {
    setTitle({ title, recordName })
    return () => setTitle(undefined)
  }, [setTitle, title, recordName])
}
