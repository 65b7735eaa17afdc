import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  children: ReactNode
  /** What can be done about it. */
  action?: ReactNode
}

/** A page or a part of one that has something to say instead of its content. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <div className="centred">
      <div className="notice" role="alert">
        <h1>{title}</h1>
        {children}
        {action && <div className="notice-action">{action}</div>}
      </div>
    </div>
  )
}
