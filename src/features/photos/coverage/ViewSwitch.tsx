import { Segmented } from 'antd'
import { coverageText } from './messages'

interface ViewSwitchProps {
  isCoverage: boolean
  onSwitch: (isCoverage: boolean) => void
}

/** Chooses what is beside the map: the gallery or the coverage. */
export const ViewSwitch = ({ isCoverage, onSwitch }: ViewSwitchProps) => (
  <Segmented
    aria-label={coverageText('view')}
    value={isCoverage ? 'coverage' : 'photos'}
    onChange={(value) => onSwitch(value === 'coverage')}
    options={[
      { value: 'photos', label: coverageText('photos') },
      { value: 'coverage', label: coverageText('coverage') },
    ]}
  />
)
