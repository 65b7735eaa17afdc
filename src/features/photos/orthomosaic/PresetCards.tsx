import { Radio } from 'antd'
import type { OrthomosaicPlanReply, OrthomosaicPreset } from '../../../api/orthomosaic'
import { orthomosaicText } from './messages'
import './orthomosaic.css'

type Presets = OrthomosaicPlanReply['data']['presets']

/** An estimate is at most this far off in most cases. */
const SPREAD = 2
const MINUTES_PER_HOUR = 60
/** From here on in hours. */
const MAX_MINUTES = 120

const HELP = { fast: 'fastHelp', standard: 'standardHelp', high: 'highHelp', elevation: 'elevationHelp' } as const

/** One of the presets, with what it computes, for whom and how long it takes. */
export function PresetCards({
  presets,
  value,
  onChange,
}: {
  presets: Presets
  value: OrthomosaicPreset
  onChange: (preset: OrthomosaicPreset) => void
}) {
  return (
    <div role="radiogroup" aria-label={orthomosaicText('preset')} className="orthomosaic-presets">
      {presets.map(({ preset, minutes }) => (
        <div key={preset} className="orthomosaic-preset">
          <Radio name="orthomosaic-preset" checked={preset === value} onChange={() => onChange(preset)}>
            <strong>{orthomosaicText(preset)}</strong>
            <span>{orthomosaicText(HELP[preset])}</span>
            {minutes !== null && (
              <span className="orthomosaic-secondary">
                {orthomosaicText('estimate', { from: duration(minutes / SPREAD), to: duration(minutes * SPREAD) })}
              </span>
            )}
          </Radio>
        </div>
      ))}
    </div>
  )
}

function duration(minutes: number): string {
  if (minutes < MAX_MINUTES) return orthomosaicText('minutes', { count: Math.max(1, Math.round(minutes)) })
  return orthomosaicText('hours', { count: Math.round(minutes / MINUTES_PER_HOUR) })
}
