import { Modal } from 'antd'
import { raiseText } from '../../../alerts/raiseMessages'
import { pilotText } from '../pilot/messages'
import { wallText } from './messages'

/** The shortcuts of the control center. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const rows: [string[], string][] = [
    [['1', '…', '9'], wallText('keyNumber')],
    [['Shift', '1', '…', '7'], wallText('keyLaterNumber')],
    [['Alt', '←', '→'], wallText('keyMove')],
    [['F'], wallText('keyFullScreen')],
    [['S'], wallText('keySnapshot')],
    [['A'], raiseText('raise')],
    [['P'], pilotText('title')],
    [['M'], wallText('keyMap')],
    [['?'], wallText('keyHelp')],
  ]
  return (
    <Modal open title={wallText('help')} footer={null} onCancel={onClose}>
      <dl className="wall-keys">
        {rows.map(([keys, label]) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p style={{ marginBottom: 0 }}>{wallText('keyHelpDrag')}</p>
    </Modal>
  )
}
