import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input, type FormInstance } from 'antd'
import type { AlertSettings } from '../../../api/alert'
import { alertSettingsEditLimits } from '../../../shared/limits/alert.gen'
import { KindField } from './KindField'
import { settingsText } from './messages'

const { maxItems: MOST, items: LIMITS } = alertSettingsEditLimits.instructions

/** What to do about alerts, by kind. */
export function InstructionFields() {
  return (
    <fieldset>
      <legend>{settingsText('instructions')}</legend>
      <p>{settingsText('instructionsHelp')}</p>
      <Form.List name="instructions">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className="alert-instruction">
                <Form.Item
                  name={[name, 'kind']}
                  label={settingsText('kind')}
                  rules={[
                    { required: true, whitespace: true, message: settingsText('kindMissing') },
                    (form) => ({ validator: () => requireOnlyOne(form, name) }),
                  ]}
                >
                  <KindField />
                </Form.Item>
                <Form.Item
                  name={[name, 'text']}
                  label={settingsText('text')}
                  rules={[{ required: true, whitespace: true, message: settingsText('textMissing') }]}
                >
                  <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={LIMITS.text.maxLength} />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={settingsText('remove', { number: name + 1 })}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button
              className="alert-instruction-add"
              icon={<PlusOutlined aria-hidden />}
              disabled={rows.length >= MOST}
              onClick={() => add({ kind: '', text: '' })}
            >
              {settingsText('add')}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

/** The server compares kinds without case. */
function requireOnlyOne({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>, row: number): Promise<void> {
  const rows = getFieldValue('instructions') as AlertSettings['instructions']
  const kindOf = (at: number) => (rows[at]?.kind ?? '').trim().toLowerCase()
  const isTwice = kindOf(row) !== '' && rows.some((_row, at) => at < row && kindOf(at) === kindOf(row))
  return isTwice ? Promise.reject(new Error(settingsText('kindTwice'))) : Promise.resolve()
}
