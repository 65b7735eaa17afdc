import { useEffect } from 'react'
import { message } from 'antd'
import { displayMessages } from '../shared/showMessage'

const AT_MOST = 3
const USUAL_SECONDS = 3

/** Draws the messages that `showMessage` is given. */
export function MessageDisplay() {
  const [api, place] = message.useMessage({ maxCount: AT_MOST, top: 56 })
  useEffect(
    () =>
      displayMessages(({ type, text, key, seconds }) => {
        void api.open({ type, content: text, key, duration: seconds ?? USUAL_SECONDS })
      }),
    [api],
  )
  return place
}
