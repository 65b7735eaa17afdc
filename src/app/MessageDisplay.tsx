import { useEffect } from 'react'
import { message } from 'antd'
import { displayMessages } from '../shared/showMessage'

const MAX_MESSAGES = 3
const USUAL_SECONDS = 3

/** Displays the messages passed to `showMessage`. */
export function MessageDisplay() {
  const [api, place] = message.useMessage({ maxCount: MAX_MESSAGES, top: 56 })
  useEffect(() => {
    const stop = displayMessages(({ type, text, detail, key, seconds }) => {
      const content = detail ? (
        <>
          <strong>{text}</strong> <span>{detail}</span>
        </>
      ) : (
        text
      )
      void api.open({ type, content, key, duration: seconds ?? USUAL_SECONDS })
    })
    return stop
  }, [api])
  return place
}
