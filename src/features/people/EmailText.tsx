/** An address that breaks before the @ if it must. */
export function EmailText({ address }: { readonly address: string }) {
  const at = Math.max(0, address.indexOf('@'));
  return (
    <bdi>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
