import type { ReactNode } from 'react'
import { Flex, Typography } from 'antd'
import { useSetPageTitle } from './pageTitle'
import { productName } from './product'
import { sharedText } from './sharedText'

interface PageHeaderProps {
  title: string
  /** Name of the record for the breadcrumb, if `title` is not the name alone. */
  recordName?: string
  /** Next to the title, such as a status or a count. */
  mark?: ReactNode
  /** Secondary text below the title. */
  detail?: ReactNode
  /** Actions on the right; on narrow screens they wrap below the title. */
  actions?: ReactNode
}

/** Title row of a page. It also sets the title of the browser tab. */
export function PageHeader({ title, recordName, mark, detail, actions }: PageHeaderProps) {
  useSetPageTitle(title, recordName)
  return (
    <Flex component="header" justify="space-between" align="flex-start" wrap gap={12} style={{ marginBottom: 16 }}>
      <title>{sharedText('appTitle', { title, product: productName() })}</title>
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
