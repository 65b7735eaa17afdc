import { useState } from 'react'
import { VideoCameraOutlined } from '@ant-design/icons'
import { Alert, Flex, Select, Typography } from 'antd'
import { useSearchFootageQuery } from '../../api/footage'
import type { PlaceSearchProps } from '../../manifest/manifest'
import { popupParent } from '../../shared/popupParent'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import './footage.css'
import { footageText } from './messages'
import { MomentRow } from './MomentRow'
import { PeriodFields, type Period } from './PeriodFields'

const SKELETON_ROWS = 3
const ROW_HEIGHT = 64

/** The moments of recordings, and the photos, that show a place. */
export function FootagePanel({ missionId, geometry, onHighlight }: PlaceSearchProps) {
  const [isEverywhere, setEverywhere] = useState(false)
  const [period, setPeriod] = useState<Period>({})
  const { currentData, error, refetch } = useSearchFootageQuery({
    footageSearch: { geometry: { ...geometry }, ...period, ...(!isEverywhere && { missionId }) },
  })
  const found = currentData?.data
  return (
    <div className="footage">
      <Flex gap={8} wrap align="center">
        <Select
          size="small"
          aria-label={footageText('scope')}
          value={isEverywhere}
          getPopupContainer={popupParent}
          options={[
            { value: false, label: footageText('thisMission') },
            { value: true, label: footageText('allMissions') },
          ]}
          onChange={setEverywhere}
          style={{ minWidth: 130 }}
        />
        <PeriodFields value={period} onChange={setPeriod} />
      </Flex>
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !found ? (
        <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
      ) : found.moments.length === 0 ? (
        <EmptyState
          icon={<VideoCameraOutlined />}
          title={footageText('emptyTitle')}
          help={footageText(period.from || period.until ? 'emptyPeriod' : 'emptyHelp')}
        />
      ) : (
        <>
          <Typography.Text type="secondary" role="status">
            {footageText('found', { count: found.moments.length })}
          </Typography.Text>
          {found.isLimited && <Alert type="info" title={footageText('limited')} />}
          <ul className="footage-moments" aria-label={footageText('moments')}>
            {found.moments.map((moment) => (
              <MomentRow
                key={`${moment.recordingId ?? moment.photoId ?? ''} ${moment.from ?? ''}`}
                moment={moment}
                missionId={missionId}
                onHighlight={onHighlight}
              />
            ))}
          </ul>
        </>
      )}
      {found && !found.withPhotos && <Typography.Text type="secondary">{footageText('withoutPhotos')}</Typography.Text>}
    </div>
  )
}
