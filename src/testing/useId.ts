// Replaces useId of @rc-component/util, which gives every element the id "test-id" in tests. Labels would name the wrong
// element as soon as two components with labels are shown.
import { useId as useReactId } from 'react'

/** Returns `id`, or one that is unique in the document. */
// oxlint-disable-next-line import/no-default-export -- the module it replaces has one
export default function useId(id?: string) {
  const own = useReactId()
  return id ?? own
}

/** Returns the id of the element of `key` within `prefix`. */
export function getId(prefix: string, key: string | number | bigint) {
  return `${prefix}-${String(key)}`
}
