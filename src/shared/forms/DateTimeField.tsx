import { ConfigProvider, DatePicker, Flex, Input, theme } from 'antd'
import enUS from 'antd/es/locale/en_US'
import dayjs, { type Dayjs } from 'dayjs'
import { besideField } from '../besideField'
import { sharedText } from '../sharedText'
import { DATE_FORMAT } from '../time/timeText'

const TIME_FORMAT = 'HH:mm'
/** What a day without a time begins with. */
const MORNING = 9

const locale = {
  ...enUS.DatePicker,
  // Without these names the buttons read out the month and the year they show.
  lang: { ...enUS.DatePicker?.lang, monthSelect: '', yearSelect: '' },
} as typeof enUS.DatePicker

interface DateTimeFieldProps {
  // The form hands over these three.
  id?: string
  value?: Dayjs | null
  onChange?: (value: Dayjs | null) => void
}

/** A day and a time of day in the user's zone. The browser's own time field, because antd's can't be reached by keyboard. */
export function DateTimeField({ id, value, onChange }: DateTimeFieldProps) {
  const { token } = theme.useToken()
  const setDay = (day: Dayjs | null) => {
    if (!day) return onChange?.(null)
    const time = value ?? dayjs().hour(MORNING).minute(0)
    onChange?.(day.hour(time.hour()).minute(time.minute()).second(0).millisecond(0))
  }
  const setTime = (text: string) => {
    const [hour, minute] = text.split(':').map(Number)
    // Half typed or emptied: the browser says '', and the time stays what it was.
    if (value && hour !== undefined && minute !== undefined) onChange?.(value.hour(hour).minute(minute))
  }
  return (
    // Days of the months before and after have to be readable too.
    <ConfigProvider theme={{ token: { colorTextDisabled: token.colorTextPlaceholder } }}>
      <Flex gap={8} wrap>
        <DatePicker
          id={id}
          value={value}
          onChange={setDay}
          // Enter takes the typed day, it does not send the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
          format={DATE_FORMAT}
          placeholder={DATE_FORMAT}
          locale={locale}
          getPopupContainer={besideField}
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
