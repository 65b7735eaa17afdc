import { Segmented } from 'antd'
import { coverageText } from './messages'

export type PhotosView = 'photos' | 'coverage' | 'temperatures'

interface ViewSwitchProps {
  views: readonly PhotosView[]
  value: PhotosView
  onSwitch: (view: PhotosView) => void
}

/** Chooses what is beside the map: the gallery, the coverage or the table of temperatures. */
export const ViewSwitch = ({ views, value, onSwitch }: ViewSwitchProps) => (
  <Segmented
    aria-label={coverageText('view')}
    value={value}
    onChange={onSwitch}
    options={views.map((each) => ({ value: each, label: coverageText(each) }))}
  />
)
