import type { ReactNode } from 'react'
import { Flex, theme, Typography } from 'antd'
import { sharedText } from '../sharedText'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** What belongs here, or why there is nothing. */
  help: string
  /** The first thing to do about it. */
  action?: ReactNode
  /** It is all there is on the page, so its title is the page's. */
  isPage?: boolean
}

/** What stands where content will be: says what belongs here and offers the first action. */
export function EmptyState({ icon, title, help, action, isPage = false }: EmptyStateProps) {
  const { token } = theme.useToken()
  return (
    <Flex vertical align="center" gap={8} style={{ padding: '48px 16px', textAlign: 'center' }}>
      <span aria-hidden style={{ fontSize: 32, lineHeight: 1, color: token.colorTextSecondary, marginBottom: 4 }}>
        {icon}
      </span>
      {isPage && <title>{sharedText('appTitle', { title })}</title>}
      <Typography.Title level={isPage ? 1 : 2} style={{ fontSize: 16, margin: 0 }}>
        {title}
      </Typography.Title>
      <Typography.Text type="secondary" style={{ maxWidth: 440 }}>
        {help}
      </Typography.Text>
      {action && <div style={{ marginTop: 12 }}>{action}</div>}
    </Flex>
  )
}
