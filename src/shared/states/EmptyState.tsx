import type { ReactNode } from 'react'
import { Flex, theme, Typography } from 'antd'
import { productName } from '../product'
import { sharedText } from '../sharedText'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** What belongs here, or why it is empty. */
  help: string
  /** Button for the first step. */
  action?: ReactNode
  /** True if it fills the page, so that its title is the page heading. */
  isPage?: boolean
}

/** Placeholder without content: explains what belongs here and offers the first action. */
export function EmptyState({ icon, title, help, action, isPage = false }: EmptyStateProps) {
  const { token } = theme.useToken()
  return (
    <Flex vertical align="center" gap={8} style={{ padding: '48px 16px', textAlign: 'center' }}>
      <span aria-hidden style={{ fontSize: 32, lineHeight: 1, color: token.colorTextSecondary, marginBottom: 4 }}>
        {icon}
      </span>
      {isPage && <title>{sharedText('appTitle', { title, product: productName() })}</title>}
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
