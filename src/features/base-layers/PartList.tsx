import type { ReactNode } from 'react'
import { Alert, Button, Flex, Progress, Typography } from 'antd'
import type { BaseLayerPart } from '../../api/base-layer'
import { gsdText } from '../../map/gsd'
import { StateTag } from '../../shared/StateTag'
import { baseText } from './messages'
import { featuresText } from './parts'

interface PartListProps {
  title: string
  parts: BaseLayerPart[]
  /** Starts georeferencing a raster; undefined without the permission. */
  onGeoreference?: (part: BaseLayerPart) => void
  actions?: (part: BaseLayerPart) => ReactNode
}

/** The parts of a base layer and the state of their imports. */
export function PartList({ title, parts, onGeoreference, actions }: PartListProps) {
  const georeferenceButton = (part: BaseLayerPart) =>
    onGeoreference && (
      <Button
        size="small"
        aria-label={baseText('georeferenceOf', { name: part.name })}
        onClick={() => onGeoreference(part)}
      >
        {baseText('georeference')}
      </Button>
    )
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '4px 0' }}>
        {title}
      </Typography.Title>
      {parts.map((part) => (
        <div key={part._id} className="base-layer-part">
          <Flex justify="space-between" gap={8}>
            <span style={{ overflowWrap: 'anywhere' }}>{part.name}</span>
            {part.status === 'failed' && <StateTag hue="red">{baseText('failed')}</StateTag>}
          </Flex>
          <div className="base-layer-fact">{summaryOf(part)}</div>
          {part.status === 'importing' && (
            <div role="status">
              <Progress percent={Math.floor((part.progress ?? 0) * 100)} size="small" />
              {part.message ?? baseText('importing')}
            </div>
          )}
          {part.status === 'failed' && part.message && (
            // An import also fails if the corners do not enclose an area.
            <Alert
              type="error"
              showIcon
              title={part.message}
              action={part.kind === 'raster' && georeferenceButton(part)}
            />
          )}
          {part.status === 'needs_georeference' && (
            <Alert type="warning" showIcon title={baseText('noCoordinates')} action={georeferenceButton(part)} />
          )}
          {actions?.(part)}
        </div>
      ))}
    </section>
  )
}

function summaryOf({ kind, status, featureCount, raster }: BaseLayerPart): string {
  if (status !== 'ready') return ''
  if (kind === 'vector') return featuresText(featureCount)
  return raster ? baseText('resolution', { size: gsdText(raster.gsd) }) : ''
}
