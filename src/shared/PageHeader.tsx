import type { ReactNode } from 'react'
import { Flex, Typography } from 'antd'
import { useTellPageTitle } from './pageTitle'
import { sharedText } from './sharedText'

interface PageHeaderProps {
  title: string
  /** Stands beside the title: a status, a count. */
  mark?: ReactNode
  /** One quiet line under the title. */
  detail?: ReactNode
  /** Actions on the right; they wrap under the title where the screen is narrow. */
  actions?: ReactNode
}

/** Title row of a page; names the browser tab as well. */
export function PageHeader({ title, mark, detail, actions }: PageHeaderProps) {
  useTellPageTitle(title)
  return (
    <Flex component="header" justify="space-between" align="flex-start" wrap gap={12} style={{ marginBottom: 16 }}>
      <title>{sharedText('appTitle', { title })}</title>
      <div style={{ minWidth: 0 }}>
        <Flex align="center" wrap gap={12}>
          <Typography.Title level={1} style={{ fontSize: 20, lineHeight: '32px', margin: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography.Title>
          {mark}
        </Flex>
        {detail && <Typography.Text type="secondary">{detail}</Typography.Text>}
      </div>
      {actions && (
        <Flex wrap gap={8}>
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
