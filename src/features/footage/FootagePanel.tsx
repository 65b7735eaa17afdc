import { useEffect, useEffectEvent, useState } from 'react'
import { VideoCameraOutlined } from '@ant-design/icons'
import { Alert, Flex, Select, Typography } from 'antd'
import { useSearchFootageQuery, type FootageMoment } from '../../api/footage'
import type { PlaceSearchProps } from '../../manifest/manifest'
import { popupParent } from '../../shared/popupParent'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import './footage.css'
import { footageText } from './messages'
import { MomentPlayer } from './MomentPlayer'
import { MomentRow } from './MomentRow'
import { PeriodFields, type Period } from './PeriodFields'

const SKELETON_ROWS = 3
const ROW_HEIGHT = 64

/** The moments of recordings, and the photos, that show a place. The map shows the area of one of them. */
export function FootagePanel({ within, geometry, onHighlight }: PlaceSearchProps) {
  const [isEverywhere, setEverywhere] = useState(false)
  const [period, setPeriod] = useState<Period>({})
  const [played, setPlayed] = useState<FootageMoment>()
  const { currentData, error, refetch } = useSearchFootageQuery({
    footageSearch: { geometry: { ...geometry }, ...period, ...(!isEverywhere && within) },
  })
  const found = currentData?.data
  const { shown, show } = useShownMoment(found?.moments, onHighlight)
  return (
    <div className="footage">
      <Flex gap={8} wrap align="center">
        <Select
          size="small"
          aria-label={footageText('scope')}
          value={isEverywhere}
          getPopupContainer={popupParent}
          options={[
            { value: false, label: footageText(within.missionId ? 'thisMission' : 'thisLocation') },
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
          help={footageText(isPeriod(period) ? 'emptyPeriod' : 'emptyHelp')}
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
                key={keyOf(moment)}
                moment={moment}
                missionId={within.missionId}
                isShown={moment === shown}
                onShow={() => show(moment)}
                onPlay={() => setPlayed(moment)}
              />
            ))}
          </ul>
        </>
      )}
      {played && <MomentPlayer moment={played} onClose={() => setPlayed(undefined)} />}
      {found && <Remarks {...found} isTimed={isPeriod(period)} />}
    </div>
  )
}

interface RemarksProps {
  moments: readonly FootageMoment[]
  untimedPhotos: number
  withPhotos: boolean
  /** Whether a period was chosen. */
  isTimed: boolean
}

/** What the list leaves out, and what is not certain in it. */
function Remarks({ moments, untimedPhotos, withPhotos, isTimed }: RemarksProps) {
  const remarks = [
    isTimed && moments.some(({ isLocalTime }) => isLocalTime) && footageText('zones'),
    untimedPhotos > 0 && footageText('untimed', { count: untimedPhotos }),
    !withPhotos && footageText('withoutPhotos'),
  ].filter((text) => text !== false)
  return remarks.map((text) => (
    <Typography.Text key={text} type="secondary">
      {text}
    </Typography.Text>
  ))
}

const isPeriod = ({ from, until }: Period): boolean => from !== undefined || until !== undefined

/** The moment whose area is on the map: the one that was shown last, at first the best. */
function useShownMoment(moments: readonly FootageMoment[] | undefined, onHighlight: PlaceSearchProps['onHighlight']) {
  const [key, setKey] = useState<string>()
  const shown = moments?.find((moment) => keyOf(moment) === key) ?? moments?.[0]
  const highlight = useEffectEvent(onHighlight)
  useEffect(() => {
    highlight(shown ? shown.footprint.map(({ lat, long }): [number, number] => [long, lat]) : null)
  }, [shown])
  useEffect(() => () => highlight(null), [])
  return { shown, show: (moment: FootageMoment) => setKey(keyOf(moment)) }
}

const keyOf = ({ recordingId, photoId, from }: FootageMoment): string => `${recordingId ?? photoId ?? ''} ${from ?? ''}`
