import { CompassOutlined } from '@ant-design/icons'
import { Flex, Tag, Typography } from 'antd'
import { useSetPageTitle } from '../pageTitle'
import { productName } from '../product'
import { sharedText } from '../sharedText'
import './ComingPage.css'

interface ComingPageProps {
  title: string
  /** Purpose of the page. */
  help: string
}

/** Placeholder for a page that a later version will add. */
export function ComingPage({ title, help }: ComingPageProps) {
  useSetPageTitle(title)
  return (
    <Flex vertical align="center" justify="center" className="coming">
      <title>{sharedText('appTitle', { title, product: productName() })}</title>
      <span className="coming-mark" aria-hidden>
        <CompassOutlined />
      </span>
      <Typography.Title level={1} style={{ fontSize: 22, margin: '0 0 8px' }}>
        {title}
      </Typography.Title>
      <Typography.Paragraph style={{ maxWidth: 440, color: 'var(--secondary)' }}>{help}</Typography.Paragraph>
      <Tag variant="filled" color="processing">
        {sharedText('comingSoon')}
      </Tag>
    </Flex>
  )
}
