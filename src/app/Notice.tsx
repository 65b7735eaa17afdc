import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  children: ReactNode
  /** Nothing else is on the page. */
  isWholePage?: boolean
  /** What can be done about it. */
  action?: ReactNode
}

/** A page or a part of one that has something to say instead of its content. */
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
