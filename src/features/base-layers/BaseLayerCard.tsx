import { PictureOutlined } from '@ant-design/icons'
import { Card, Flex, Tag, Typography } from 'antd'
import type { BaseLayer } from '../../api/base-layer'
import { downloadHref } from '../../api/download'
import { Link } from '../../shared/Link'
import { StateTag } from '../../shared/StateTag'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { BaseLayerMenu } from './BaseLayerMenu'
import { baseText } from './messages'
import { contentsOf, isImporting } from './parts'

/** A base layer in the list, with a preview of its first orthomosaic. */
export function BaseLayerCard({ base }: { base: BaseLayer }) {
  const shown = base.parts.filter(({ staged }) => !staged)
  const picture = shown.find(({ kind, status }) => kind === 'raster' && status === 'ready')
  const lacksCoordinates = shown.some(({ status }) => status === 'needs_georeference')
  const hasFailed = shown.some(({ status }) => status === 'failed')
  return (
    <Card
      size="small"
      cover={
        picture ? (
          <img
            className="base-layer-picture"
            src={downloadHref(`/layer/thumbnail/${picture._id}`)}
            alt=""
            loading="lazy"
          />
        ) : (
          <span className="base-layer-picture base-layer-no-picture" aria-hidden>
            <PictureOutlined />
          </span>
        )
      }
    >
      <Flex justify="space-between" align="flex-start" gap={12}>
        <Link to={`/dashboard/basemap/${base._id}`} className="base-layer-name">
          {base.name}
        </Link>
        <Flex gap={4} align="center">
          {isImporting(base) && <Tag color="blue">{baseText('importing')}</Tag>}
          {lacksCoordinates && <StateTag hue="gold">{baseText('noCoordinatesTag')}</StateTag>}
          {hasFailed && <StateTag hue="red">{baseText('failed')}</StateTag>}
          {base.published && <StateTag hue="green">{baseText('published')}</StateTag>}
          <BaseLayerMenu base={base} />
        </Flex>
      </Flex>
      <Typography.Text type="secondary">
        {contentsOf(shown)}
        {' · '}
        <RelativeTime time={base.updatedAt} />
      </Typography.Text>
    </Card>
  )
}
