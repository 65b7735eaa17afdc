import { Checkbox, Form, Select } from 'antd'
import type { ClientShows } from '../../api/client'
import { popupParent } from '../../shared/popupParent'
import { clientsText } from './messages'
import './clients.css'

/** A new link shows the layers that are marked as visible to clients. */
export const newShows: ClientShows = {
  layers: 'marked',
  photos: 'none',
  recordings: 'none',
  documents: 'none',
  outcomes: 'none',
  alerts: 'none',
  live: false,
}

export const showsLabels = (): Record<keyof ClientShows, string> => ({
  layers: clientsText('showsLayers'),
  photos: clientsText('showsPhotos'),
  recordings: clientsText('showsRecordings'),
  documents: clientsText('showsDocuments'),
  outcomes: clientsText('showsOutcomes'),
  alerts: clientsText('showsAlerts'),
  live: clientsText('showsLive'),
})

const EXTENTS = ['photos', 'recordings', 'documents', 'outcomes', 'alerts'] as const

/** What a client sees of a mission, as fields of the form around them. */
export function ShowsFields() {
  const labels = showsLabels()
  const none = { value: 'none', label: clientsText('extentNone') }
  const marked = { value: 'marked', label: clientsText('extentMarked') }
  const all = { value: 'all', label: clientsText('extentAll') }
  return (
    <fieldset className="clients-shows">
      <legend>{clientsText('showsTitle')}</legend>
      <p className="clients-shows-help">{clientsText('showsHelp')}</p>
      <Form.Item required name="layers" label={labels.layers}>
        <Select getPopupContainer={popupParent} options={[none, marked]} />
      </Form.Item>
      {EXTENTS.map((kind) => (
        <Form.Item key={kind} required name={kind} label={labels[kind]}>
          <Select getPopupContainer={popupParent} options={[none, marked, all]} />
        </Form.Item>
      ))}
      <Form.Item name="live" valuePropName="checked" extra={clientsText('showsLiveHelp')}>
        <Checkbox>{labels.live}</Checkbox>
      </Form.Item>
    </fieldset>
  )
}
