import { ConfigProvider, DatePicker, Flex, Input, theme } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { popupParent } from '../popupParent'
import { sharedText } from '../sharedText'
import { useAntdLocale } from '../languages'
import { dateFormat } from '../time/timeText'

const TIME_FORMAT = 'HH:mm'
/** Initial time of a new day. */
const MORNING = 9

interface DateTimeFieldProps {
  // Passed by Form.Item.
  id?: string
  value?: Dayjs | null
  onChange?: (value: Dayjs | null) => void
}

/** Date and time in the user's zone. Uses the browser's time field, because antd's is not accessible by keyboard. */
export function DateTimeField({ id, value, onChange }: DateTimeFieldProps) {
  const { token } = theme.useToken()
  const picker = useAntdLocale().DatePicker
  // Without these names screen readers announce only the month and year shown on the buttons.
  const locale = { ...picker, lang: { ...picker?.lang, monthSelect: '', yearSelect: '' } } as typeof picker
  const setDay = (day: Dayjs | null) => {
    if (!day) return onChange?.(null)
    const time = value ?? dayjs().hour(MORNING).minute(0)
    onChange?.(day.hour(time.hour()).minute(time.minute()).second(0).millisecond(0))
  }
  const setTime = (text: string) => {
    const [hour, minute] = text.split(':').map(Number)
    // The browser reports '' for incomplete input; the time then stays unchanged.
    if (value && hour !== undefined && minute !== undefined) onChange?.(value.hour(hour).minute(minute))
  }
  return (
    // Days of adjacent months need sufficient contrast too.
    <ConfigProvider theme={{ token: { colorTextDisabled: token.colorTextPlaceholder } }}>
      <Flex gap={8} wrap>
        <DatePicker
          id={id}
          value={value}
          onChange={setDay}
          // Enter accepts the typed day and must not submit the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
          format={dateFormat()}
          placeholder={dateFormat()}
          locale={locale}
          getPopupContainer={popupParent}
          style={{ width: 180 }}
        />
        <Input
          type="time"
          aria-label={sharedText('timeOfDay')}
          value={value?.format(TIME_FORMAT) ?? ''}
          disabled={!value}
          onChange={(event) => setTime(event.target.value)}
          style={{ width: 130 }}
        />
      </Flex>
    </ConfigProvider>
  )
}
