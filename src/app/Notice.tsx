// Rendered once, and loaded with the login page: caches of the React compiler would only add bytes.
'use no memo'

import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  children: ReactNode
  /** True if the notice is the whole page. */
  isWholePage?: boolean
  /** Buttons with next steps. */
  action?: ReactNode
}

/** Notice in place of a page or a part of it. */
export function Notice({ title, children, isWholePage = false, action }: NoticeProps) {
  const Box = isWholePage ? 'main' : 'div'
  return (
    <Box className="centred">
      <div className="notice" role="alert">
        <h1>{title}</h1>
        {children}
        {action && <div className="notice-action">{action}</div>}
      </div>
    </Box>
  )
}
