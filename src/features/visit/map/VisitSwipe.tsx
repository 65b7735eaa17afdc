import { useState } from 'react'
import { Button, Select } from 'antd'
import type { VisitContents } from '../../../api/visit'
import type { Bounds } from '../../../map/scene'
import { SwipeMap } from '../../../map/SwipeMap'
import { sceneOfTileLayers } from '../../../map/tileLayerSource'
import { popupParent } from '../../../shared/popupParent'
import { visitText } from '../messages'

interface VisitSwipeProps {
  name: string
  /** At least two. */
  parts: VisitContents['parts']
  fit: { bounds: Bounds; key: string } | undefined
  onEnd: () => void
}

/** Compares two layers by a divider. */
export function VisitSwipe({ name, parts, fit, onEnd }: VisitSwipeProps) {
  const [leftId, setLeftId] = useState(parts[0]?._id)
  const [rightId, setRightId] = useState(parts[1]?._id)
  const left = parts.filter(({ _id }) => _id === leftId)
  const right = parts.filter(({ _id }) => _id === rightId)
  const options = parts.map((part) => ({ value: part._id, label: part.name }))
  return (
    <>
      <SwipeMap
        label={visitText('mapOf', { name })}
        left={sceneOfTileLayers(left)}
        right={sceneOfTileLayers(right)}
        leftLabel={left[0]?.name ?? ''}
        rightLabel={right[0]?.name ?? ''}
        {...(fit && { fit })}
      />
      <section className="visit-compare-card" aria-label={visitText('compare')}>
        <Select
          size="small"
          aria-label={visitText('compareLeft')}
          value={leftId}
          options={options}
          getPopupContainer={popupParent}
          onChange={setLeftId}
        />
        <Select
          size="small"
          aria-label={visitText('compareRight')}
          value={rightId}
          options={options}
          getPopupContainer={popupParent}
          onChange={setRightId}
        />
        <Button size="small" onClick={onEnd}>
          {visitText('endCompare')}
        </Button>
      </section>
    </>
  )
}
