const groups = [4, 3, 5, 4];

/** The room of the filters, until there is a list to narrow. */
export function FacetsSkeleton() {
  return (
    <div aria-hidden="true">
      {groups.map((lines, group) => (
        <div key={group} className="facet">
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className="form-check"><span className="skel">&nbsp;</span></div>
          ))}
        </div>
      ))}
    </div>
  );
}
