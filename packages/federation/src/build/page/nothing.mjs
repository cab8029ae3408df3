/** Stands in for a part of a library that is never drawn. */
export default function Nothing() {
  return null;
}
