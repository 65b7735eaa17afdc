import { CompassOutlined } from '@ant-design/icons'
import { Flex, Tag, Typography } from 'antd'
import type { ComingPageTexts } from './comingPages'
import './ComingPage.css'
import { pageText } from './messages'

/** Stands in for an area of the product until that lands: says what it will be for and what it comes with. */
export function ComingPage({ texts: [title, area, help] }: { texts: ComingPageTexts }) {
  return (
    <Flex vertical align="center" justify="center" className="coming">
      <title>{pageText('title', { page: pageText(title) })}</title>
      <span className="coming-mark" aria-hidden>
        <CompassOutlined />
      </span>
      <Typography.Title level={1} style={{ fontSize: 22, margin: '0 0 8px' }}>
        {pageText(title)}
      </Typography.Title>
      <Typography.Paragraph style={{ maxWidth: 440, color: 'var(--secondary)' }}>{pageText(help)}</Typography.Paragraph>
      <Tag variant="filled" color="processing">
        {pageText('comingWith', { area: pageText(area) })}
      </Tag>
    </Flex>
  )
}
