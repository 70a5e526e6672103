// Ordinary work in the same cage: it must succeed.
export async function doOrdinaryWork() {
  return []
}
