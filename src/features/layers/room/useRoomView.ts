import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { readRoom, writeRoom, type RoomView } from './roomView'

/** Marks the addresses this page has written itself. */
const OWN = { isMapMove: true }

type Change = (fieldsOf: (before: RoomView) => Partial<RoomView>) => void

/**
 * What the map shows, and the way to change it. The address always says the same: a reload, a link, and the way back from
 * another tab of the mission find everything as it was.
 */
export function useRoomView(): [RoomView, Change] {
  const location = useLocation()
  const { key, search, pathname, hash } = location
  const navigate = useNavigate()
  const [room, setRoom] = useState<RoomView>(() => readRoom(new URLSearchParams(search)))
  const [seen, setSeen] = useState(key)

  // Somebody followed a link to another view of the same mission.
  if (key !== seen) {
    setSeen(key)
    if (!isOwn(location)) setRoom(readRoom(new URLSearchParams(search)))
  }

  const written = writeRoom(room)
  useEffect(() => {
    // Compared as it is read: a browser or a mail may have written the same address otherwise.
    if (writeRoom(readRoom(new URLSearchParams(search))) === written) return
    void navigate({ pathname, search: written, hash }, { replace: true, state: OWN, preventScrollReset: true })
  }, [written, search, pathname, hash, navigate])

  return [room, (fieldsOf) => setRoom((before) => ({ ...before, ...fieldsOf(before) }))]
}

const isOwn = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'isMapMove' in state
